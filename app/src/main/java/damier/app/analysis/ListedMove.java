package damier.app.analysis;

import damier.core.Game;

import java.util.List;

/**
 * A legal move as commands list it.
 *
 * @param move as game records write it
 * @param paths the paths of the piece
 */
record ListedMove(String move, List<Path> paths) {
    /**
     * One path of a move.
     *
     * @param squares the squares passed, including start and end
     * @param captured the captured pieces in the order of the jumps; in Othello the flipped discs
     */
    record Path(List<String> squares, List<String> captured) {}

    /** Limits the output; few moves have more than a few dozen paths. */
    private static final int MAX_PATHS = 1_000;

    static ListedMove of(Game game, long move, boolean withPaths) {
        String text = game.kind().notation().format(game.position(), move);
        return new ListedMove(text, withPaths ? paths(game, move) : List.of());
    }

    private static List<Path> paths(Game game, long move) {
        return game.paths(move, MAX_PATHS).stream()
                .filter(path -> !path.squares().isEmpty())
                .map(path -> new Path(names(game, path.squares()), names(game, path.captured())))
                .toList();
    }

    private static List<String> names(Game game, List<Integer> squares) {
        return squares.stream().map(square -> game.kind().notation().square(square)).toList();
    }
}
