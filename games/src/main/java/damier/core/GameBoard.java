package damier.core;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The appearance of a game: its board, the pieces on it, and the path of a move. */
public interface GameBoard<P extends Position> {
    BoardLayout layout();

    /**
     * The squares occupied by pieces of one kind, as a set of square indices: bit 0 is the first
     * square.
     */
    long squares(P at, Piece piece);

    /** The pieces of a position by square index, lowest first. */
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

    /** The pieces that can be placed on the board. */
    List<Piece> pieceSet();

    /** Whether captured pieces stay on the board and change sides. */
    boolean flips();

    /** The moves of a position in the order of lists: by start square, end square, then path. */
    List<Long> sorted(P at, long[] moves);

    /** The first paths of a legal move, at most {@code limit}; the canonical path comes first. */
    List<MovePath> paths(P at, long move, int limit);

    /**
     * The index of the square where a move starts; in games that place pieces, the square played
     * to.
     */
    int from(long move);

    /** The index of the square where a move ends. */
    int to(long move);

    default boolean isCapture(P at, long move) {
        return !paths(at, move, 1).getFirst().captured().isEmpty();
    }

    /** The key of a position, the same for all that are the same up to a symmetry of the board. */
    default long canonicalKey(P at) {
        return at.key();
    }

    /** The number of pieces of a side. */
    default int count(P at, Side side) {
        int count = 0;
        for (Piece piece : pieceSet()) {
            count += piece.side() == side ? Long.bitCount(squares(at, piece)) : 0;
        }
        return count;
    }
}
