package damier.othello;

/** The eight symmetries of the board. */
public final class Symmetries {
    public static final int COUNT = 8;

    private Symmetries() {}

    /** The canonical form of a position, which is the same for all its symmetric positions. */
    public record Form(long own, long opponent) {}

    public static Form canonical(long own, long opponent) {
        Form least = new Form(own, opponent);
        for (int symmetry = 1; symmetry < COUNT; symmetry++) {
            Form form = new Form(transform(own, symmetry), transform(opponent, symmetry));
            if (form.own < least.own || (form.own == least.own && form.opponent < least.opponent)) {
                least = form;
            }
        }
        return least;
    }

    /**
     * The symmetry that maps the first position to the second. Both must have the same canonical
     * form.
     */
    public static int between(long own, long opponent, long otherOwn, long otherOpponent) {
        int symmetry = 0;
        while (transform(own, symmetry) != otherOwn
                || transform(opponent, symmetry) != otherOpponent) {
            symmetry++;
        }
        return symmetry;
    }

    /** The square that a symmetry maps {@code square} to. */
    public static int square(int square, int symmetry) {
        return Long.numberOfTrailingZeros(transform(OthelloSquares.bit(square), symmetry));
    }

    private static long transform(long discs, int symmetry) {
        long result = (symmetry & 1) == 0 ? discs : Long.reverse(discs);
        result = (symmetry & 2) == 0 ? result : Long.reverseBytes(result);
        return (symmetry & 4) == 0 ? result : mirrored(result);
    }

    /** Rotates by a quarter turn. */
    public static long rotated(long discs) {
        return Long.reverseBytes(mirrored(discs));
    }

    /** Mirrors at a diagonal: files become ranks. */
    public static long mirrored(long discs) {
        long x = discs;
        long swap = 0x0F0F0F0F00000000L & (x ^ x << 28);
        x ^= swap ^ swap >>> 28;
        swap = 0x3333000033330000L & (x ^ x << 14);
        x ^= swap ^ swap >>> 14;
        swap = 0x5500550055005500L & (x ^ x << 7);
        return x ^ swap ^ swap >>> 7;
    }
}
