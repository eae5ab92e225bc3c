package damier.classic.evaluation;

import static java.lang.Long.lowestOneBit;
import static java.lang.Long.rotateLeft;

import damier.core.Side;
import damier.draughts.DraughtsPosition;

/**
 * The jump sequences of one side in Italian draughts as if that side were to move. Capture
 * precedence is ignored, and every prefix of a sequence counts as a sequence.
 */
final class JumpSequences {
    private final Diagonals diagonals;
    private final int[] everyDirection;

    JumpSequences(Diagonals diagonals) {
        this.diagonals = diagonals;
        everyDirection = diagonals.everyDirection();
    }

    /** The number of pieces captured, summed over all sequences. */
    int captured(DraughtsPosition at, Side side) {
        long empty = diagonals.empty(at);
        long captured = at.pieces(side.opponent());
        long targetsOfMen = at.men(side.opponent());
        int sum = 0;
        for (long left = at.pieces(side); left != 0; left &= left - 1) {
            long piece = lowestOneBit(left);
            boolean isKing = (piece & at.kings()) != 0;
            int[] directions = isKing ? everyDirection : diagonals.forward(side);
            sum += captured(piece, directions, isKing ? captured : targetsOfMen, empty | piece, 1);
        }
        return sum;
    }

    /**
     * @param captured the pieces that may still be captured
     * @param length the length of a sequence that ends with the next jump
     */
    private static int captured(
            long piece, int[] directions, long captured, long empty, int length) {
        int sum = 0;
        for (int direction : directions) {
            long over = rotateLeft(piece, direction) & captured;
            long landing = rotateLeft(over, direction) & empty;
            if (landing != 0) {
                sum += length + captured(landing, directions, captured & ~over, empty, length + 1);
            }
        }
        return sum;
    }
}
