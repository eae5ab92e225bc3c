package damier.draughts.eval;

import damier.draughts.BoardGeometry;

/**
 * Areas of four rows and four columns, which overlap, and the formations that men can have in them:
 * each of the eight squares is empty, has a white man or a black one. A formation is told by its
 * number in base three.
 *
 * <p>The areas lie in Black's half and around the middle. Those in White's half are the same ones
 * on the board turned by 180° with colours swapped, and count with the opposite sign.
 */
final class Patterns {
    static final int SQUARES = 8;

    /** 3 to the power of {@link #SQUARES}. */
    static final int COUNT = 6_561;

    /** For eight squares as bits the number whose digits in base three they are. */
    private static final short[] BASE_THREE = baseThree();

    private static final int SIDE = 4;
    private static final int DISTANCE = 2;

    private final long[] areas;
    private final int turn;

    Patterns(BoardGeometry board) {
        int perRow = (board.size() - SIDE) / DISTANCE + 1;
        areas = new long[2 * perRow];
        for (int i = 0; i < areas.length; i++) {
            areas[i] = area(board, i / perRow * DISTANCE, i % perRow * DISTANCE);
        }
        int lowest = Long.numberOfTrailingZeros(board.mask());
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(board.mask());
        turn = lowest + highest - (Long.SIZE - 1);
    }

    /** The squares of each area; not to be changed. */
    long[] areas() {
        return areas;
    }

    /** What {@link #turned} needs for this board. */
    int turn() {
        return turn;
    }

    private static long area(BoardGeometry board, int top, int left) {
        long area = 0;
        for (int row = top; row < top + SIDE; row++) {
            for (int column = left; column < left + SIDE; column++) {
                int square = board.squareAt(row, column);
                area |= square < 0 ? 0 : board.bitboard(square);
            }
        }
        return area;
    }

    /** How many weights a table of all areas has. */
    int weights() {
        return areas.length * COUNT;
    }

    /** Where the table has the weight of the formation that stands in an area. */
    int weight(int area, long white, long black) {
        return area * COUNT + number(white, black, areas[area]);
    }

    static int number(long white, long black, long area) {
        return BASE_THREE[(int) Long.compress(white, area)]
                + 2 * BASE_THREE[(int) Long.compress(black, area)];
    }

    /** The same men on the board turned by 180°; {@code turn} is the board's. */
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
