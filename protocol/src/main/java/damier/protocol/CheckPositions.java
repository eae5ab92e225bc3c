package damier.protocol;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.MovePath;
import damier.core.Piece;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Positions that often reveal faults of programs, found in random games; they are always the same.
 */
public final class CheckPositions {
    private static final int GAMES = 400;
    private static final int PER_KIND = 3;
    private static final int MAX_PLIES = 200;
    private static final int LONG = 3;

    /** The maximum number of remaining moves in an endgame, if the game has such a limit. */
    private static final int ENDGAME = 10;

    private final GameDefinition kind;
    private final Map<String, Predicate<Game>> wanted = new LinkedHashMap<>();
    private final Map<String, List<Game>> found = new LinkedHashMap<>();

    private CheckPositions(GameDefinition kind) {
        this.kind = kind;
        wanted.put("start", game -> game.ply() == 0);
        wanted.put("midgame", game -> game.ply() == 24);
        wanted.put("one legal move", game -> game.legalMoves().length == 1);
        wanted.put("long captures", game -> captured(game) >= LONG && !kind.board().flips());
        wanted.put("ambiguous captures", CheckPositions::isAmbiguous);
        wanted.put("promotion", CheckPositions::canPromote);
        wanted.put("pass", game -> game.pass().isPresent());
        wanted.put("endgame", game -> kind.rules().movesToEnd(game.position()) == ENDGAME);
    }

    /** Games by the special property of their positions. */
    public static Map<String, List<Game>> of(GameDefinition kind) {
        var positions = new CheckPositions(kind);
        positions.wanted.keySet().forEach(name -> positions.found.put(name, new ArrayList<>()));
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < GAMES && !positions.isComplete(); i++) {
            positions.play(random);
        }
        positions.found.values().removeIf(List::isEmpty);
        return positions.found;
    }

    private boolean isComplete() {
        return found.values().stream().allMatch(games -> games.size() == PER_KIND);
    }

    private void play(SplittableRandom random) {
        Game game = new Game(kind);
        while (game.ending().isEmpty() && game.ply() < MAX_PLIES) {
            wanted.forEach(
                    (name, test) -> {
                        List<Game> games = found.getOrDefault(name, List.of());
                        if (games.size() < PER_KIND && test.test(game)) {
                            games.add(game.copy());
                        }
                    });
            long[] legal = game.legalMoves();
            game.play(legal[random.nextInt(legal.length)]);
        }
    }

    /** The maximum number of pieces that a legal move captures. */
    private static int captured(Game game) {
        return Arrays.stream(game.legalMoves())
                .mapToObj(move -> game.paths(move, 1).getFirst())
                .mapToInt(path -> path.captured().size())
                .max()
                .orElse(0);
    }

    /** Whether two captures start and end on the same squares. */
    private static boolean isAmbiguous(Game game) {
        List<List<Integer>> ends = new ArrayList<>();
        for (long move : game.legalMoves()) {
            MovePath path = game.paths(move, 1).getFirst();
            if (!path.captured().isEmpty()) {
                ends.add(List.of(path.squares().getFirst(), path.squares().getLast()));
            }
        }
        return ends.stream().distinct().count() < ends.size();
    }

    /** Whether a move increases the number of kings. */
    private static boolean canPromote(Game game) {
        for (long move : game.legalMoves()) {
            Game after = game.copy();
            after.play(move);
            if (kings(after) > kings(game)) {
                return true;
            }
        }
        return false;
    }

    private static long kings(Game game) {
        return game.pieces().values().stream().filter(Piece::isKing).count();
    }
}
