package damier.core;

import java.util.List;

/**
 * One path of a move, as square indices; a pass has no square.
 *
 * @param squares the squares visited, from the start to the end; in Othello the square played to
 * @param captured the captured pieces in the order in which they are jumped; in Othello the flipped
 *     discs
 */
public record MovePath(List<Integer> squares, List<Integer> captured) {
    public MovePath {
        squares = List.copyOf(squares);
        captured = List.copyOf(captured);
    }
}
