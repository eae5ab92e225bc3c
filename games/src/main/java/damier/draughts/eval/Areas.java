package damier.draughts.eval;

import damier.draughts.BoardGeometry;
import damier.weights.BaseThree;

/**
 * The areas of the pattern tables. An area has six rows and four columns, twelve squares, each of
 * which is empty or has a white or a black man; its pattern is the number with these digits in base
 * three. The areas begin at Black's back row and overlap: the next one begins two columns further.
 * Those at White's back row are the same areas on the board rotated by 180° with colours swapped,
 * and count with the opposite sign.
 *
 * <p>The patterns of all areas are found at once, two rows at a time: {@link #lanes} has, for every
 * placement of men on two rows, a number for the four squares of each area in a lane of 16 bits. As
 * the geometry of the board repeats every two rows, one small table serves all rows, and a pattern
 * takes neither a loop over squares nor a special instruction.
 */
final class Areas {
    static final int SQUARES = 12;

    /** The number of patterns of an area. */
    static final int PATTERNS = BaseThree.patterns(SQUARES);

    /** The number of patterns of the part of an area in four of its rows. */
    static final int PART_PATTERNS = BaseThree.patterns(8);

    /** The number of patterns of the part of an area in two of its rows. */
    static final int PAIR_PATTERNS = BaseThree.patterns(4);

    private static final int COLUMNS = 4;
    private static final int DISTANCE = 2;
    private static final int LANE_MASK = (1 << Short.SIZE) - 1;

    private final int count;
    private final int lowest;
    private final int rowsShift;
    private final int turn;
    private final long[] lanes;

    Areas(BoardGeometry board) {
        count = (board.size() - COLUMNS) / DISTANCE + 1;
        lowest = Long.numberOfTrailingZeros(board.mask());
        rowsShift = board.size() + 1;
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(board.mask());
        turn = lowest + highest - (Long.SIZE - 1);
        lanes = new long[1 << rowsShift];
        for (int square = 0; square < board.size(); square++) {
            addSquare(board, square);
        }
    }

    /** Adds a square of the first two rows to all lanes that contain it. */
    private void addSquare(BoardGeometry board, int square) {
        int bit = 1 << (board.bit(square) - lowest);
        for (int area = 0; area < count; area++) {
            int column = board.column(square) - area * DISTANCE;
            if (column >= 0 && column < COLUMNS) {
                int digit = board.row(square) * (COLUMNS / 2) + column / 2;
                long value = (long) BaseThree.patterns(digit) << (area * Short.SIZE);
                for (int bits = bit; bits < lanes.length; bits = (bits + 1) | bit) {
                    lanes[bits] += value;
                }
            }
        }
    }

    /** The number of areas at each back row. */
    int count() {
        return count;
    }

    /** The lanes of men on two rows, by their bits from the lowest square; must not be modified. */
    long[] lanes() {
        return lanes;
    }

    /** The lowest bit of two rows, counted in pairs from Black's back row. */
    int shift(int pair) {
        return lowest + pair * rowsShift;
    }

    /** The parameter of {@link #turned} for this board. */
    int turn() {
        return turn;
    }

    /** The same men on the board rotated by 180°; {@code turn} comes from {@link #turn()}. */
    static long turned(long men, int turn) {
        return Long.rotateLeft(Long.reverse(men), turn);
    }

    /** The lanes of two rows, for men of both colours. */
    static long pair(long[] lanes, long white, long black, int shift) {
        int mask = lanes.length - 1;
        return lanes[(int) (white >>> shift) & mask] + 2 * lanes[(int) (black >>> shift) & mask];
    }

    /** The lanes of four rows. */
    static long part(long first, long second) {
        return first + PAIR_PATTERNS * second;
    }

    static int lane(long lanes, int area) {
        return (int) (lanes >>> (area * Short.SIZE)) & LANE_MASK;
    }

    /**
     * The pattern of an area.
     *
     * @param part the lanes of its first four rows
     * @param pair the lanes of its last two rows
     */
    static int pattern(long part, long pair, int area) {
        return lane(part, area) + PART_PATTERNS * lane(pair, area);
    }

    /** The part of a pattern in its first four rows. */
    static int near(int pattern) {
        return pattern % PART_PATTERNS;
    }

    /** The part of a pattern in its last four rows. */
    static int far(int pattern) {
        return pattern / PAIR_PATTERNS;
    }
}
