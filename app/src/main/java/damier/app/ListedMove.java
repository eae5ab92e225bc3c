package damier.app;

import damier.core.Game;
import damier.core.Position;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.text.MoveOrder;
import damier.othello.Flips;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.Squares;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A legal move as commands list it.
 *
 * @param move as game records write it
 * @param paths the ways to make it
 */
record ListedMove(String move, List<Path> paths) {
    /**
     * One way to make a move.
     *
     * @param squares those passed, the start and the end among them
     * @param captured in the order in which they are jumped; in Othello the discs that turn
     */
    record Path(List<String> squares, List<String> captured) {}

    /** More ways to make one move than anybody reads. */
    private static final int MOST_PATHS = 1_000;

    /** The legal moves by lowest start square, lowest end square, then path. */
    static <P extends Position> List<Long> sorted(Game<P> game) {
        return game.position() instanceof DraughtsPosition at
                ? new MoveOrder(variant(game)).sorted(at, game.legalMoves())
                : Arrays.stream(game.legalMoves()).sorted().boxed().toList();
    }

    static <P extends Position> ListedMove of(Game<P> game, long move, boolean withPaths) {
        String text = game.kind().notation().format(game.position(), move);
        return new ListedMove(text, withPaths ? paths(game, move) : List.of());
    }

    private static <P extends Position> List<Path> paths(Game<P> game, long move) {
        return switch (game.position()) {
            case DraughtsPosition at -> {
                List<Path> paths = new ArrayList<>();
                for (var path : new CapturePaths(variant(game), at, move).first(MOST_PATHS)) {
                    paths.add(new Path(names(game, path.squares()), names(game, path.captured())));
                }
                yield paths;
            }
            case OthelloPosition at when move != OthelloRules.PASS -> {
                int square = (int) move;
                List<Integer> turned = new ArrayList<>();
                long flips = Flips.of(at.own(), at.opponent(), square);
                for (int other = 0; other < Squares.COUNT; other++) {
                    if ((flips & Squares.bit(other)) != 0) {
                        turned.add(other);
                    }
                }
                yield List.of(new Path(names(game, List.of(square)), names(game, turned)));
            }
            default -> List.of();
        };
    }

    private static List<String> names(Game<?> game, List<Integer> squares) {
        return squares.stream().map(square -> game.kind().notation().square(square)).toList();
    }

    private static Variant variant(Game<?> game) {
        return Variants.all().stream()
                .filter(variant -> variant.id().equals(game.kind().id()))
                .findFirst()
                .orElseThrow();
    }
}
