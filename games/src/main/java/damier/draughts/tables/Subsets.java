package damier.draughts.tables;

/**
 * Numbers the subsets of squares of one size in the order of their bitboards (the combinatorial
 * number system). The number of a subset does not depend on the size of the board.
 */
final class Subsets {
    private static final int SQUARES = 64;
    private static final int LARGEST = 8;

    /**
     * The number of subsets of {@code size} that lie below a square: {@code [size * 64 + square]}.
     */
    private static final int[] BELOW = below();

    private Subsets() {}

    private static int[] below() {
        int[] table = new int[(LARGEST + 1) * SQUARES];
        for (int size = 0; size <= LARGEST; size++) {
            for (int square = 0; square < SQUARES; square++) {
                table[size * SQUARES + square] =
                        (int) Math.min(Integer.MAX_VALUE, count(square, size));
            }
        }
        return table;
    }

    /**
     * The number of subsets of {@code size} of {@code squares} squares: the binomial coefficient.
     */
    static long count(int squares, int size) {
        if (size < 0 || size > squares) {
            return 0;
        }
        long count = 1;
        for (int i = 1; i <= size; i++) {
            count = count * (squares - size + i) / i;
        }
        return count;
    }

    /** The number of a subset among those of its size. */
    static int number(long subset) {
        int number = 0;
        int row = SQUARES;
        for (long left = subset; left != 0; left &= left - 1) {
            number += BELOW[row + Long.numberOfTrailingZeros(left)];
            row += SQUARES;
        }
        return number;
    }

    /** All subsets of {@code size}, in the order of their numbers. */
    static long[] all(int squares, int size) {
        long[] all = new long[Math.toIntExact(count(squares, size))];
        long subset = (1L << size) - 1;
        for (int i = 0; i < all.length; i++) {
            all[i] = subset;
            subset = next(subset);
        }
        return all;
    }

    /** The next larger bitboard with the same number of bits. */
    private static long next(long subset) {
        if (subset == 0) {
            return 0;
        }
        long lowest = subset & -subset;
        long carried = subset + lowest;
        return carried | (((subset ^ carried) >>> 2) / lowest);
    }
}
