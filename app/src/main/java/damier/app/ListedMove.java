package damier.app;

import damier.core.Game;

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

    static ListedMove of(Game game, long move, boolean withPaths) {
        String text = game.kind().notation().format(game.position(), move);
        return new ListedMove(text, withPaths ? paths(game, move) : List.of());
    }

    private static List<Path> paths(Game game, long move) {
        return game.paths(move, MOST_PATHS).stream()
                .filter(path -> !path.squares().isEmpty())
                .map(path -> new Path(names(game, path.squares()), names(game, path.captured())))
                .toList();
    }

    private static List<String> names(Game game, List<Integer> squares) {
        return squares.stream().map(square -> game.kind().notation().square(square)).toList();
    }
}
