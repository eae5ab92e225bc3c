package damier.weights;

/** Patterns of empty squares and two colours, as numbers with one digit in base three a square. */
public final class BaseThree {
    private BaseThree() {}

    /** The number of patterns of some squares. */
    public static int patterns(int squares) {
        int patterns = 1;
        for (int i = 0; i < squares; i++) {
            patterns *= 3;
        }
        return patterns;
    }

    /**
     * For every set of some squares, as bits: the number that has the digit 1 for each of them. Bit
     * 0 is the lowest digit.
     */
    public static int[] ones(int squares) {
        int[] numbers = new int[1 << squares];
        int power = 1;
        for (int bit = 1; bit < numbers.length; bit <<= 1) {
            for (int bits = bit; bits < 2 * bit; bits++) {
                numbers[bits] = numbers[bits - bit] + power;
            }
            power *= 3;
        }
        return numbers;
    }
}
