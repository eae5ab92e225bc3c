package damier.draughts.eval;

import damier.draughts.BoardGeometry;

/**
 * The pattern tables: overlapping regions of four rows and four columns. Each of the eight squares
 * of a region is empty or has a white or a black man; the pattern index is the number with these
 * digits in base three.
 *
 * <p>The regions lie in Black's half and around the middle. Those in White's half are the same
 * regions on the board rotated by 180° with colours swapped, and count with the opposite sign.
 */
final class Patterns {
    static final int SQUARES = 8;

    /** 3 to the power of {@link #SQUARES}. */
    static final int COUNT = 6_561;

    /** For eight squares as bits: the number with these digits in base three. */
    private static final short[] BASE_THREE = baseThree();

    private static final int SIDE = 4;
    private static final int DISTANCE = 2;

    private final long[] regions;
    private final int turn;

    Patterns(BoardGeometry board) {
        int perRow = (board.size() - SIDE) / DISTANCE + 1;
        regions = new long[2 * perRow];
        for (int i = 0; i < regions.length; i++) {
            regions[i] = region(board, i / perRow * DISTANCE, i % perRow * DISTANCE);
        }
        int lowest = Long.numberOfTrailingZeros(board.mask());
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(board.mask());
        turn = lowest + highest - (Long.SIZE - 1);
    }

    /** The squares of each region; must not be modified. */
    long[] regions() {
        return regions;
    }

    /** The parameter of {@link #turned} for this board. */
    int turn() {
        return turn;
    }

    private static long region(BoardGeometry board, int top, int left) {
        long region = 0;
        for (int row = top; row < top + SIDE; row++) {
            for (int column = left; column < left + SIDE; column++) {
                int square = board.squareAt(row, column);
                region |= square < 0 ? 0 : board.bitboard(square);
            }
        }
        return region;
    }

    /** The number of weights in the tables of all regions. */
    int weights() {
        return regions.length * COUNT;
    }

    /** The index of the weight of the pattern in a region. */
    int weight(int region, long white, long black) {
        return region * COUNT + number(white, black, regions[region]);
    }

    static int number(long white, long black, long region) {
        return BASE_THREE[(int) Long.compress(white, region)]
                + 2 * BASE_THREE[(int) Long.compress(black, region)];
    }

    /** The same men on the board rotated by 180°; {@code turn} comes from {@link #turn()}. */
    static long turned(long men, int turn) {
        return Long.rotateLeft(Long.reverse(men), turn);
    }

    private static short[] baseThree() {
        short[] numbers = new short[1 << SQUARES];
        int power = 1;
        for (int bit = 1; bit < numbers.length; bit <<= 1) {
            for (int bits = bit; bits < 2 * bit; bits++) {
                numbers[bits] = (short) (numbers[bits - bit] + power);
            }
            power *= 3;
        }
        return numbers;
    }
}
