package damier.core;

import java.util.List;
import java.util.Map;

/** How a game looks: its board, the pieces on it, and the way of a move over it. */
public interface GameBoard<P extends Position> {
    BoardLayout layout();

    /** The pieces of a position by the index of their square, lowest first. */
    Map<Integer, Piece> pieces(P at);

    /**
     * The position with these pieces.
     *
     * @throws NotationException if the game cannot have such a position
     */
    P position(Side sideToMove, Map<Integer, Piece> pieces);

    /** The pieces that can be put on the board. */
    List<Piece> pieceSet();

    /** Whether captured pieces stay and change sides. */
    boolean flips();

    /** The moves of a position as lists show them: by start square, end square, then path. */
    List<Long> sorted(P at, long[] moves);

    /** The first ways to make a legal move, at most {@code limit}; the one written first. */
    List<MovePath> paths(P at, long move, int limit);

    /** The pieces of a side, of all kinds. */
    default int count(P at, Side side) {
        return (int) pieces(at).values().stream().filter(piece -> piece.side() == side).count();
    }
}
