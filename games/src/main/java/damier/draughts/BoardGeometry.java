package damier.draughts;

import damier.core.Side;

import java.util.Arrays;

/**
 * A square board of which half the squares are playable, as bits of a {@code long}.
 *
 * <p>Squares are counted from 0, row by row, from the top left as White sees the board. Every two
 * rows take one bit more than they have squares. With these ghost bits the four diagonal steps are
 * the same everywhere: {@code -step-1}, {@code -step} up and {@code +step}, {@code +step+1} down,
 * and a step off the board always ends on a ghost. Steps are rotations, so that a negative distance
 * needs no separate code.
 *
 * <pre>
 *   10x10, bottom left playable            8x8, bottom left playable      8x8 mirrored, bottom right playable
 *
 *      7    8    9   10   11               12   13   14   15              12   13   14   15   (16)
 *   12   13   14   15   16   (17)        16   17   18   19   (20)            17   18   19   20
 *     18   19   20   21   22               21   22   23   24              21   22   23   24   (25)
 *   23   24   25   26   27   (28)        25   26   27   28   (29)            26   27   28   29
 *     29   30   31   32   33               30   31   32   33              30   31   32   33   (34)
 *   34   35   36   37   38   (39)        34   35   36   37   (38)            35   36   37   38
 *     40   41   42   43   44               39   40   41   42              39   40   41   42   (43)
 *   45   46   47   48   49   (50)        43   44   45   46   (47)            44   45   46   47
 *     51   52   53   54   55
 *   56   57   58   59   60
 * </pre>
 */
public final class BoardGeometry {
    public static final BoardGeometry TEN = new BoardGeometry(10, false);
    public static final BoardGeometry EIGHT = new BoardGeometry(8, false);
    public static final BoardGeometry EIGHT_MIRRORED = new BoardGeometry(8, true);

    /** The number of bits for from and to in a move; captured squares are above them. */
    private static final int CAPTURED_FROM = 12;

    /**
     * The shift for captured squares of the top row. Only orthogonal captures capture there, and
     * never at its ends: on the 10x10 board these are bits 8 to 10, which a move stores at 61 to
     * 63.
     */
    private static final int TOP_ROW_SHIFT = 53;

    private static final long TOP_ROW = 0b111L << 8;

    private final int size;
    private final boolean mirrored;
    private final int[] bits;
    private final int[] squares = new int[Long.SIZE];
    private final long mask;

    private BoardGeometry(int size, boolean mirrored) {
        this.size = size;
        this.mirrored = mirrored;
        int half = size / 2;
        bits = new int[size * half];
        Arrays.fill(squares, -1);
        long all = 0;
        for (int square = 0; square < bits.length; square++) {
            int row = square / half;
            int ghosts = mirrored ? (row + 1) / 2 : row / 2;
            int bit = (size == 10 ? 7 : 12) + square + ghosts;
            bits[square] = bit;
            squares[bit] = square;
            all |= 1L << bit;
        }
        mask = all;
    }

    public int size() {
        return size;
    }

    /** Whether the bottom left square is not playable. */
    public boolean mirrored() {
        return mirrored;
    }

    public int squareCount() {
        return bits.length;
    }

    /** The shorter of the two steps down. */
    public int step() {
        return size / 2;
    }

    public long mask() {
        return mask;
    }

    public int bit(int square) {
        return bits[square];
    }

    public long bitboard(int square) {
        return 1L << bits[square];
    }

    /** The square of a bit, or -1 for a ghost. */
    public int square(int bit) {
        return squares[bit];
    }

    /** Row 0 is the top row, Black's back row. */
    public int row(int square) {
        return square / (size / 2);
    }

    /** Column 0 is at the left as White sees the board. */
    public int column(int square) {
        int row = row(square);
        boolean startsAtEdge = (row & 1) == (mirrored ? 0 : 1);
        return 2 * (square % (size / 2)) + (startsAtEdge ? 0 : 1);
    }

    /** The square at a row and column, or -1 if there is none. */
    public int squareAt(int row, int column) {
        if (row < 0 || row >= size || column < 0 || column >= size) {
            return -1;
        }
        int square = row * (size / 2) + column / 2;
        return column(square) == column ? square : -1;
    }

    public long rowMask(int row) {
        long squaresOfRow = 0;
        for (int i = 0; i < size / 2; i++) {
            squaresOfRow |= bitboard(row * (size / 2) + i);
        }
        return squaresOfRow;
    }

    /** The squares at index {@code place} of their rows; the first is 0. */
    long placeInRows(int place) {
        long squaresAtPlace = 0;
        for (int row = 0; row < size; row++) {
            squaresAtPlace |= bitboard(row * (size / 2) + place);
        }
        return squaresAtPlace;
    }

    public long columnMask(int column) {
        long squaresOfColumn = 0;
        for (int row = 0; row < size; row++) {
            int square = squareAt(row, column);
            if (square >= 0) {
                squaresOfColumn |= bitboard(square);
            }
        }
        return squaresOfColumn;
    }

    /** The rank where the men of {@code side} promote. */
    public long promotionRank(Side side) {
        return rowMask(side == Side.WHITE ? 0 : size - 1);
    }

    public int from(long move) {
        return squares[Moves.fromBit(move)];
    }

    public int to(long move) {
        return squares[Moves.toBit(move)];
    }

    /** The captured squares of a move, as a bitboard. */
    public long captured(long move) {
        return mask
                & ((move >>> CAPTURED_FROM << CAPTURED_FROM)
                        | ((move >>> TOP_ROW_SHIFT) & TOP_ROW));
    }

    /** The captured squares as a move stores them: unshifted, except for the top row. */
    static long encodeCaptured(long captured) {
        return (captured & ~TOP_ROW) | ((captured & TOP_ROW) << TOP_ROW_SHIFT);
    }
}
