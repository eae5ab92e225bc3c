package damier.core;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How a game looks: its board, the pieces on it, and the way of a move over it. */
public interface GameBoard<P extends Position> {
    BoardLayout layout();

    /** Where pieces of one kind stand, as a set of square indices: bit 0 is the first square. */
    long squares(P at, Piece piece);

    /** The pieces of a position by the index of their square, lowest first. */
    default Map<Integer, Piece> pieces(P at) {
        Map<Integer, Piece> pieces = new TreeMap<>();
        for (Piece piece : pieceSet()) {
            for (long left = squares(at, piece); left != 0; left &= left - 1) {
                pieces.put(Long.numberOfTrailingZeros(left), piece);
            }
        }
        return pieces;
    }

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

    /** The index of the square where a move begins; where pieces are placed, the one played to. */
    int from(long move);

    /** The index of the square where a move ends. */
    int to(long move);

    default boolean isCapture(P at, long move) {
        return !paths(at, move, 1).getFirst().captured().isEmpty();
    }

    /** The pieces of a side, of all kinds. */
    default int count(P at, Side side) {
        int count = 0;
        for (Piece piece : pieceSet()) {
            count += piece.side() == side ? Long.bitCount(squares(at, piece)) : 0;
        }
        return count;
    }
}
