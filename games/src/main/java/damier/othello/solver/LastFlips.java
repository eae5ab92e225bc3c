package damier.othello.solver;

import damier.othello.OthelloSquares;

/**
 * Counts the discs that a move to the last empty square flips.
 *
 * <p>All other squares are occupied, so the own discs determine each line. A multiplication gathers
 * a line into a byte, which indexes a table of counts.
 */
final class LastFlips {
    private static final int LINE = 256;
    private static final long FILE_A = 0x0101010101010101L;

    /** Multiplier that gathers file a into the highest byte, one bit per rank. */
    private static final long GATHER_FILE = 0x0102040810204080L;

    /** Multiplier that gathers a diagonal into the highest byte, one bit per file. */
    private static final long GATHER_DIAGONAL = 0x0101010101010101L;

    /** The masks of the two diagonals of each square. */
    private static final long[] DIAGONALS = diagonals();

    /**
     * The number of flips by the place of the empty square in its line and the own discs of the
     * line.
     */
    private static final byte[] COUNTS = counts();

    private LastFlips() {}

    static int count(long own, int square) {
        final byte[] counts = COUNTS;
        final long[] diagonals = DIAGONALS;
        int byFile = (square & 7) * LINE;
        int byRank = (square >>> 3 & 7) * LINE;
        int rank = (int) (own >>> (square & 56)) & 255;
        int file = (int) (((own >>> (square & 7) & FILE_A) * GATHER_FILE) >>> 56);
        int first = (int) (((own & diagonals[(2 * square) & 127]) * GATHER_DIAGONAL) >>> 56);
        int second = (int) (((own & diagonals[(2 * square + 1) & 127]) * GATHER_DIAGONAL) >>> 56);
        return counts[byFile + rank]
                + counts[byRank + file]
                + counts[byFile + first]
                + counts[byFile + second];
    }

    private static long[] diagonals() {
        long[] diagonals = new long[2 * OthelloSquares.COUNT];
        for (int from = 0; from < OthelloSquares.COUNT; from++) {
            for (int to = 0; to < OthelloSquares.COUNT; to++) {
                int files = OthelloSquares.file(to) - OthelloSquares.file(from);
                int ranks = OthelloSquares.rank(to) - OthelloSquares.rank(from);
                if (files != 0 && files == ranks) {
                    diagonals[2 * from] |= OthelloSquares.bit(to);
                }
                if (files != 0 && files == -ranks) {
                    diagonals[2 * from + 1] |= OthelloSquares.bit(to);
                }
            }
        }
        return diagonals;
    }

    private static byte[] counts() {
        byte[] counts = new byte[8 * LINE];
        for (int place = 0; place < 8; place++) {
            for (int own = 0; own < LINE; own++) {
                counts[place * LINE + own] = (byte) (run(own, place, -1) + run(own, place, 1));
            }
        }
        return counts;
    }

    /**
     * The number of the opponent's discs between {@code place} and the next own disc; 0 if there is
     * none.
     */
    private static int run(int own, int place, int step) {
        int count = 0;
        for (int at = place + step; at >= 0 && at < 8; at += step) {
            if ((own >>> at & 1) != 0) {
                return count;
            }
            count++;
        }
        return 0;
    }
}
