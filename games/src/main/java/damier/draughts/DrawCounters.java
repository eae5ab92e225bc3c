package damier.draughts;

/**
 * The draw counters, packed into a {@code long}.
 *
 * <pre>
 *   55..48 the row of the variant's endgames that the material falls under, plus 1
 *   47..24 plies since that endgame began
 *   23..0  plies since the last capture or move of a man
 * </pre>
 */
final class DrawCounters {
    /** One more ply since the last capture or move of a man. */
    static final long REVERSIBLE = 1;

    /** One more ply in the same endgame. */
    static final long IN_ENDGAME = 1L << 24;

    /** The mask of the counters that continue when a man moves. */
    static final long MAN_MOVED = -1L << 24;

    private static final int PLIES = 0xffffff;

    private DrawCounters() {}

    /** All counters at zero. */
    static long of(int endgame) {
        return (endgame + 1L) << 48;
    }

    static int reversiblePlies(long drawCounters) {
        return (int) drawCounters & PLIES;
    }

    static int endgamePlies(long drawCounters) {
        return (int) (drawCounters >>> 24) & PLIES;
    }

    static int endgame(long drawCounters) {
        return (int) (drawCounters >>> 48) - 1;
    }
}
