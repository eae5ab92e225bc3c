package damier.classic.evaluation;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;
import static java.lang.Long.rotateLeft;

import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;

import java.util.function.IntUnaryOperator;

/**
 * Counts on the diagonals of a draughts board for evaluations: neighbours, steps, sums over
 * squares.
 */
final class Diagonals {
    private final BoardGeometry board;

    /** The offsets from a square to its diagonal neighbours: two up the board, two down. */
    private final int[] steps;

    Diagonals(BoardGeometry board) {
        this.board = board;
        int step = board.step();
        steps = new int[] {-step - 1, -step, step, step + 1};
    }

    int[] everyDirection() {
        return steps.clone();
    }

    /** The two directions in which the men of {@code side} move. */
    int[] forward(Side side) {
        return side == Side.WHITE ? new int[] {steps[0], steps[1]} : new int[] {steps[2], steps[3]};
    }

    long empty(DraughtsPosition at) {
        return board.mask() & ~(at.own() | at.opponent());
    }

    /** The number of empty neighbours of pieces; a square counts once for each piece beside it. */
    int freeNeighbours(DraughtsPosition at, Side side) {
        return count(at.pieces(side), steps, empty(at));
    }

    /**
     * The pieces with another piece of their side diagonally next to them in one of two directions.
     */
    static long backed(long pieces, int[] directions) {
        return pieces & (rotateLeft(pieces, directions[0]) | rotateLeft(pieces, directions[1]));
    }

    /** The number of steps to a neighbouring square, whether or not a capture is compulsory. */
    int singleSteps(DraughtsPosition at, Side side) {
        long empty = empty(at);
        return count(at.men(side), forward(side), empty) + count(at.kings(side), steps, empty);
    }

    private static int count(long pieces, int[] directions, long empty) {
        int count = 0;
        for (int direction : directions) {
            count += bitCount(rotateLeft(pieces, direction) & empty);
        }
        return count;
    }

    /** A table of a number for every square, indexed by bit, for {@link #sum}. */
    int[] table(IntUnaryOperator ofSquare) {
        int[] table = new int[Long.SIZE];
        for (int square = 0; square < board.squareCount(); square++) {
            table[board.bit(square)] = ofSquare.applyAsInt(square);
        }
        return table;
    }

    static int sum(long pieces, int[] table) {
        int sum = 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            sum += table[numberOfTrailingZeros(left)];
        }
        return sum;
    }
}
