package damier.othello;

/**
 * The board: its squares are the bits of a {@code long}, and their indices follow the order of
 * text.
 *
 * <pre>
 *       a  b  c  d  e  f  g  h
 *   1   0  1  2  3  4  5  6  7      north  -8
 *   2   8  9 10 11 12 13 14 15      south  +8
 *   3  16 17 18 19 20 21 22 23      west   -1
 *   4  24 25 26  O  X 29 30 31      east   +1
 *   5  32 33 34  X  O 37 38 39
 *   6  40 41 42 43 44 45 46 47      X black, O white:
 *   7  48 49 50 51 52 53 54 55      the start; Black moves first
 *   8  56 57 58 59 60 61 62 63
 * </pre>
 */
public final class OthelloSquares {
    public static final int WIDTH = 8;
    public static final int COUNT = WIDTH * WIDTH;

    /** Files b to g: a disc on a or h is never flipped along a rank or a diagonal. */
    static final long INNER_FILES = 0x7E7E7E7E7E7E7E7EL;

    private OthelloSquares() {}

    public static long bit(int square) {
        return 1L << square;
    }

    public static int file(int square) {
        return square % WIDTH;
    }

    public static int rank(int square) {
        return square / WIDTH;
    }

    /** {@code a1}, {@code h8}. */
    public static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }

    /** The square of a letter and a digit, in either case; -1 if there is none. */
    public static int named(char letter, char digit) {
        int file = (letter | 0x20) - 'a';
        int rank = digit - '1';
        return file >= 0 && file < WIDTH && rank >= 0 && rank < WIDTH ? WIDTH * rank + file : -1;
    }
}
