package damier.classic.evaluation;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;
import static java.lang.Long.rotateLeft;

import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;

import java.util.function.IntUnaryOperator;

/** What evaluations of draughts count on a board: neighbours, steps, sums over squares. */
final class Diagonals {
    private final BoardGeometry board;

    /** From a square to its diagonal neighbours: two up the board, two down. */
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

    /** The empty neighbours of pieces, counted once for each piece and neighbour. */
    int freeNeighbours(DraughtsPosition at, Side side) {
        return count(at.pieces(side), steps, empty(at));
    }

    /** The moves of one step to a neighbour, whether or not a capture is due. */
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

    /** A number for every square, kept by bit for {@link #sum}. */
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
