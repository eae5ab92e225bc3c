package damier.draughts;

/**
 * A move is one {@code long}: the bit it ends on, the bit it starts from, and above them the
 * captured squares (see {@link BoardGeometry#captured}), so that {@code 1L << move} is the square
 * it ends on.
 *
 * <pre>
 *   63 ... 12 captured squares, and variants' marks where the board has no square | 11..6 from | 5..0 to
 * </pre>
 */
public final class Moves {
    /** On 8x8 boards: a man promoted during the capture. */
    static final long PROMOTED = 1L << 63;

    private Moves() {}

    static long quiet(int fromBit, int toBit) {
        return ((long) fromBit << 6) | toBit;
    }

    public static int toBit(long move) {
        return (int) move & 63;
    }

    public static int fromBit(long move) {
        return (int) (move >>> 6) & 63;
    }

    public static boolean isCapture(long move) {
        return move >>> 12 != 0;
    }
}
