package damier.othello.solver;

import java.util.Arrays;

/**
 * The transposition table of {@link TreeSearch}, shared by all threads without locks.
 *
 * <p>An entry is two longs: the data, and the key XORed with the data, so that an entry torn by
 * concurrent writes reads as a miss. A bucket has four entries and the size of a cache line.
 *
 * <pre>
 *   data: 47..42 age | 41..39 selectivity | 38..32 depth | 31..24 lower bound + 64 | 23..16 upper bound + 64
 *         15..8 best move | 7..0 second best move
 * </pre>
 */
final class SolverTable {
    /** The result of a probe without an entry. */
    static final long MISS = 0;

    /** The move of an entry without a move. */
    static final int NO_MOVE = 255;

    private static final int ENTRIES = 4;
    private static final int BUCKET = 2 * ENTRIES;
    private static final int AGES = 64;

    /**
     * The replacement scheme reduces the depth of an entry by this amount for each search since.
     */
    private static final int AGE_PENALTY = 16;

    private final long[] table;
    private final int mask;
    private int age;

    /** Creates a table of at most {@code bytes} bytes. The number of buckets is a power of two. */
    SolverTable(long bytes) {
        long buckets = Long.highestOneBit(Math.clamp(bytes / (BUCKET * Long.BYTES), 256, 1L << 27));
        table = new long[(int) buckets * BUCKET];
        mask = (int) buckets - 1;
    }

    void clear() {
        Arrays.fill(table, 0);
        age = 0;
    }

    /** Starts a new search: existing entries become older. */
    void startSearch() {
        age = (age + 1) % AGES;
    }

    long probe(long key) {
        final long[] table = this.table;
        int start = bucket(key);
        for (int i = start; i < start + BUCKET; i += 2) {
            long data = table[i + 1];
            if ((table[i] ^ data) == key && data != MISS) {
                return data;
            }
        }
        return MISS;
    }

    /**
     * Stores the result of a null-window search. The bounds of an entry with the same depth and
     * selectivity are narrowed. A deeper entry of the position is kept unchanged.
     */
    void store(long key, int depth, int selectivity, int alpha, int score, int move) {
        final long[] table = this.table;
        int start = bucket(key);
        int victim = start;
        int lowest = Integer.MAX_VALUE;
        int lower = -Discs.ALL;
        int upper = Discs.ALL;
        int second = NO_MOVE;
        for (int i = start; i < start + BUCKET; i += 2) {
            long data = table[i + 1];
            if ((table[i] ^ data) == key && data != MISS) {
                if (depth(data) > depth) {
                    return;
                }
                if (depth(data) == depth && selectivity(data) == selectivity) {
                    lower = lower(data);
                    upper = upper(data);
                }
                if (score <= alpha && move(data) != NO_MOVE) {
                    // All moves failed low, so the move that once failed high stays the best guess.
                    second = move(data) == move ? second(data) : move;
                    move = move(data);
                } else {
                    second = move(data) == move ? second(data) : move(data);
                }
                victim = i;
                break;
            }
            int worth = data == MISS ? Integer.MIN_VALUE : worth(data);
            if (worth < lowest) {
                lowest = worth;
                victim = i;
            }
        }
        if (score > alpha) {
            lower = Math.max(lower, score);
            upper = Math.max(lower, upper);
        } else {
            upper = Math.min(upper, score);
            lower = Math.min(lower, upper);
        }
        long data =
                (long) age << 42
                        | (long) selectivity << 39
                        | (long) depth << 32
                        | (long) (lower + 64) << 24
                        | (long) (upper + 64) << 16
                        | (long) move << 8
                        | second;
        table[victim + 1] = data;
        table[victim] = key ^ data;
    }

    private int bucket(long key) {
        return ((int) (key >>> 32) & mask) * BUCKET;
    }

    private int worth(long data) {
        int searchesAgo = (age - (int) (data >>> 42)) & (AGES - 1);
        return depth(data) - AGE_PENALTY * searchesAgo;
    }

    static int depth(long data) {
        return (int) (data >>> 32) & 127;
    }

    static int selectivity(long data) {
        return (int) (data >>> 39) & 7;
    }

    static int lower(long data) {
        return ((int) (data >>> 24) & 255) - 64;
    }

    static int upper(long data) {
        return ((int) (data >>> 16) & 255) - 64;
    }

    static int move(long data) {
        return (int) (data >>> 8) & 255;
    }

    static int second(long data) {
        return (int) data & 255;
    }
}
