package damier.othello.solver;

/**
 * A transposition table for positions with few empties, small enough for the processor's cache.
 * Each thread has its own.
 *
 * <pre>
 *   data: 31..24 lower bound + 64 | 23..16 upper bound + 64 | 15..0 best move
 * </pre>
 */
final class LeafTable {
    /** The move of an entry without a best move. */
    static final int NO_MOVE = 255;

    /** The widest bounds, returned for a miss. */
    static final int UNKNOWN = bounds(-Discs.ALL, Discs.ALL, NO_MOVE);

    private static final int SIZE = 1 << 16;

    private final long[] keys = new long[SIZE];
    private final int[] values = new int[SIZE];

    int probe(long key) {
        int slot = (int) key & (SIZE - 1);
        return keys[slot] == key ? values[slot] : UNKNOWN;
    }

    void store(long key, int bounds) {
        int slot = (int) key & (SIZE - 1);
        keys[slot] = key;
        values[slot] = bounds;
    }

    /** Narrows known bounds by the result of a null-window search. */
    static int narrowed(int known, int alpha, int score, int move) {
        return score > alpha
                ? bounds(score, upper(known), move)
                : bounds(lower(known), score, move);
    }

    private static int bounds(int lower, int upper, int move) {
        return ((lower + 64) << 24) | ((upper + 64) << 16) | move;
    }

    static int lower(int bounds) {
        return (bounds >>> 24) - 64;
    }

    static int upper(int bounds) {
        return (bounds >>> 16 & 255) - 64;
    }

    static int move(int bounds) {
        return bounds & 255;
    }
}
