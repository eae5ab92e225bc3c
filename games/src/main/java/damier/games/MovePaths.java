package damier.games;

import damier.core.Game;
import damier.core.Position;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.draughts.text.MoveOrder;
import damier.othello.Flips;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The legal moves of a game in the order of lists, and the ways to make each of them. */
public final class MovePaths {
    private MovePaths() {}

    /**
     * One way to make a move, as square indices; a pass has no square.
     *
     * @param squares those passed, the start and the end among them; in Othello the one played to
     * @param captured in the order in which they are jumped; in Othello the discs that turn
     */
    public record Path(List<Integer> squares, List<Integer> captured) {
        private static final Path PASS = new Path(List.of(), List.of());

        public Path {
            squares = List.copyOf(squares);
            captured = List.copyOf(captured);
        }
    }

    /** The legal moves by lowest start square, lowest end square, then path. */
    public static <P extends Position> List<Long> sorted(Game<P> game) {
        return game.position() instanceof DraughtsPosition at
                ? new MoveOrder(Variants.byId(game.kind().id())).sorted(at, game.legalMoves())
                : Arrays.stream(game.legalMoves()).sorted().boxed().toList();
    }

    /**
     * The first ways to make a legal move, at most {@code limit}; the one that is written first.
     */
    public static <P extends Position> List<Path> first(Game<P> game, long move, int limit) {
        return first(game.kind().id(), game.position(), move, limit);
    }

    /** The same without a game around the position. */
    public static List<Path> first(String kind, Position position, long move, int limit) {
        return switch (position) {
            case DraughtsPosition at ->
                    new CapturePaths(Variants.byId(kind), at, move)
                            .first(limit).stream()
                                    .map(path -> new Path(path.squares(), path.captured()))
                                    .toList();
            case OthelloPosition at when move != OthelloRules.PASS -> {
                int square = (int) move;
                long flips = Flips.of(at.own(), at.opponent(), square);
                List<Integer> turned = new ArrayList<>();
                for (long left = flips; left != 0; left &= left - 1) {
                    turned.add(Long.numberOfTrailingZeros(left));
                }
                yield List.of(new Path(List.of(square), turned));
            }
            default -> List.of(Path.PASS);
        };
    }
}
