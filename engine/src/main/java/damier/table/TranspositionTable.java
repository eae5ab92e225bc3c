package damier.table;

import java.util.Arrays;

/**
 * The transposition table, shared by all threads without a lock.
 *
 * <p>An entry is two longs: the data, and the key combined with the data, so that a write torn by
 * another thread reads as a miss. Four entries make a bucket. A move is stored as a signature of 16
 * bits, which is looked up among the legal moves of the position, so an illegal move is never
 * played.
 *
 * <pre>
 *   data: 63..48 static evaluation | 47..42 age | 41..40 bound | 39..32 depth | 31..16 score | 15..0 signature of the move
 * </pre>
 */
public final class TranspositionTable {
    /** The result of a probe that finds no entry. */
    public static final long MISS = 0;

    /**
     * The bound of an entry whose score holds on one path only: its move is usable, its score is
     * not.
     */
    public static final int NO_BOUND = 0;

    public static final int UPPER = 1;
    public static final int LOWER = 2;
    public static final int EXACT = UPPER | LOWER;

    /** Stands for a static evaluation that was not computed. */
    public static final int NO_EVALUATION = Short.MIN_VALUE;

    private static final int ENTRIES = 4;
    private static final int BUCKET = 2 * ENTRIES;
    private static final int AGES = 64;
    private static final int AGE_SHIFT = 42;
    private static final long AGE_MASK = AGES - 1;

    /** The depth that an entry loses for each search of age when entries compete. */
    private static final int AGE_PENALTY = 4;

    private static final int FILL_SAMPLE = 1000;

    private final long[] table;
    private final int mask;
    private int age;

    /**
     * @param bytes the maximum size; the table takes the largest power of two within it
     */
    public TranspositionTable(long bytes) {
        long buckets = Long.highestOneBit(Math.clamp(bytes / (BUCKET * Long.BYTES), 256, 1L << 27));
        table = new long[(int) buckets * BUCKET];
        mask = (int) buckets - 1;
    }

    public long bytes() {
        return (long) table.length * Long.BYTES;
    }

    /** Removes all entries, for a new game. */
    public void clear() {
        Arrays.fill(table, 0);
        age = 0;
    }

    /** Begins a search: entries of earlier searches are replaced first. */
    public void startSearch() {
        age = (age + 1) % AGES;
    }

    public long probe(long key) {
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
     * Stores a position. A deeper entry of the same position that the current search has made or
     * used stays, unless only the new one is exact.
     *
     * @param signature of the best move, or 0 to keep the stored move
     */
    public void store(long key, int depth, int score, int bound, int signature, int evaluation) {
        final long[] table = this.table;
        int start = bucket(key);
        int victim = start;
        int lowest = Integer.MAX_VALUE;
        for (int i = start; i < start + BUCKET; i += 2) {
            long data = table[i + 1];
            if ((table[i] ^ data) == key && data != MISS) {
                if (depth(data) > depth && bound(data) != NO_BOUND && bound != EXACT) {
                    long renewed = (data & ~(AGE_MASK << AGE_SHIFT)) | ((long) age << AGE_SHIFT);
                    table[i + 1] = renewed;
                    table[i] = key ^ renewed;
                    return;
                }
                victim = i;
                if (signature == 0) {
                    signature = signature(data);
                }
                break;
            }
            int worth = data == MISS ? Integer.MIN_VALUE : depth(data) - AGE_PENALTY * ageOf(data);
            if (worth < lowest) {
                lowest = worth;
                victim = i;
            }
        }
        long data =
                ((long) evaluation << 48)
                        | ((long) age << AGE_SHIFT)
                        | ((long) bound << 40)
                        | ((long) Math.clamp(depth, 0, 255) << 32)
                        | ((score & 0xffffL) << 16)
                        | signature;
        table[victim + 1] = data;
        table[victim] = key ^ data;
    }

    private int bucket(long key) {
        return ((int) (key >>> 32) & mask) * BUCKET;
    }

    /** The age of an entry in searches. */
    private int ageOf(long data) {
        return (age - (int) (data >>> AGE_SHIFT)) & (AGES - 1);
    }

    /** The static evaluation, or {@link #NO_EVALUATION}, which is also that of a miss. */
    public static int evaluation(long data) {
        return data == MISS ? NO_EVALUATION : (int) (data >> 48);
    }

    public static int depth(long data) {
        return (int) (data >>> 32) & 0xff;
    }

    public static int score(long data) {
        return (short) (data >>> 16);
    }

    public static int bound(long data) {
        return (int) (data >>> 40) & 3;
    }

    public static int signature(long data) {
        return (int) data & 0xffff;
    }

    /** A signature of 16 bits for a move, never zero. */
    public static int signatureOf(long move) {
        long mixed = move * 0x9e3779b97f4a7c15L;
        return (int) (mixed >>> 48) | 1;
    }

    /** The share of entries of the current search, in thousandths. */
    public int fill() {
        int used = 0;
        for (int i = 0; i < FILL_SAMPLE; i++) {
            long data = table[2 * i + 1];
            if (data != MISS && ageOf(data) == 0) {
                used++;
            }
        }
        return used;
    }
}
