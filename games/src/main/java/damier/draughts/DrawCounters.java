package damier.draughts;

/**
 * The counters behind draws by count, packed into a {@code long}.
 *
 * <pre>
 *   55..48 the row of the variant's endgames that the material falls under, plus 1
 *   47..24 plies since it has
 *   23..0  plies since the last capture or move of a man
 * </pre>
 */
final class DrawCounters {
    /** One more ply since a capture or a move of a man. */
    static final long REVERSIBLE = 1;

    /** One more ply in the same endgame. */
    static final long IN_ENDGAME = 1L << 24;

    /** What remains when a man moves. */
    static final long MAN_MOVED = -1L << 24;

    private static final int PLIES = 0xffffff;

    private DrawCounters() {}

    /** Nothing counted yet. */
    static long of(int endgame) {
        return (endgame + 1L) << 48;
    }

    static int reversiblePlies(long clock) {
        return (int) clock & PLIES;
    }

    static int endgamePlies(long clock) {
        return (int) (clock >>> 24) & PLIES;
    }

    static int endgame(long clock) {
        return (int) (clock >>> 48) - 1;
    }
}
