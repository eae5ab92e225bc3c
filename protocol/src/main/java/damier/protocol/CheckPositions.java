package damier.protocol;

import damier.core.Game;
import damier.core.GameKind;
import damier.core.Position;
import damier.draughts.DraughtsPosition;
import damier.draughts.text.DraughtsNotation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Positions in which programs go wrong, found in random games: the same ones every time. */
public final class CheckPositions<P extends Position> {
    private static final int GAMES = 400;
    private static final int PER_KIND = 3;
    private static final int MAX_PLIES = 200;

    private final GameKind<P> kind;
    private final Map<String, Predicate<Game<P>>> wanted = new LinkedHashMap<>();
    private final Map<String, List<Game<P>>> found = new LinkedHashMap<>();

    private CheckPositions(GameKind<P> kind) {
        this.kind = kind;
        wanted.put("start", game -> game.ply() == 0);
        wanted.put("midgame", game -> game.ply() == 24);
        wanted.put("one legal move", game -> game.legalMoves().length == 1);
        if (kind.notation() instanceof DraughtsNotation notation) {
            wanted.put("long captures", game -> captures(notation, game, 3));
            wanted.put("ambiguous captures", game -> isAmbiguous(notation, game));
            wanted.put("promotion", this::canPromote);
        } else {
            wanted.put("pass", game -> text(game, game.legalMoves()[0]).equals("pass"));
            wanted.put("endgame", game -> game.ply() == 50);
        }
    }

    /** Games by what is special about where they stand. */
    public static <P extends Position> Map<String, List<Game<P>>> of(GameKind<P> kind) {
        var positions = new CheckPositions<>(kind);
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
        Game<P> game = new Game<>(kind);
        while (game.ending().isEmpty() && game.ply() < MAX_PLIES) {
            wanted.forEach(
                    (name, test) -> {
                        List<Game<P>> games = found.getOrDefault(name, List.of());
                        if (games.size() < PER_KIND && test.test(game)) {
                            games.add(game.copy());
                        }
                    });
            long[] legal = game.legalMoves();
            game.play(legal[random.nextInt(legal.length)]);
        }
    }

    private String text(Game<P> game, long move) {
        return kind.notation().format(game.position(), move);
    }

    private static boolean captures(DraughtsNotation notation, Game<?> game, int pieces) {
        return Arrays.stream(game.legalMoves())
                .anyMatch(move -> squares(notation, move).length >= 2 + pieces);
    }

    private static String[] squares(DraughtsNotation notation, long move) {
        return notation.hub(move).split("x", -1);
    }

    private static boolean isAmbiguous(DraughtsNotation notation, Game<?> game) {
        List<String> ends = new ArrayList<>();
        for (long move : game.legalMoves()) {
            String[] squares = squares(notation, move);
            if (squares.length > 2) {
                ends.add(squares[0] + "x" + squares[1]);
            }
        }
        return ends.stream().distinct().count() < ends.size();
    }

    /** A man becomes a king: the same board has more of them after a move. */
    private boolean canPromote(Game<P> game) {
        for (long move : game.legalMoves()) {
            Game<P> after = game.copy();
            after.play(move);
            if (kings(after) > kings(game)) {
                return true;
            }
        }
        return false;
    }

    private long kings(Game<P> game) {
        String board = ((DraughtsNotation) kind.notation()).format(cast(game));
        return board.chars().filter(letter -> letter == 'K').count();
    }

    private static DraughtsPosition cast(Game<?> game) {
        return (DraughtsPosition) game.position();
    }
}
