package damier.bits;

/**
 * Keys computed from whole bitboards. A few multiplications mix 64 bits as well as tables of random
 * numbers do, need no tables, and can never differ from the recomputed key.
 */
public final class Hashing {
    // The constants of MurmurHash3's 64-bit finaliser (Austin Appleby, public domain).
    private static final long FIRST = 0xff51afd7ed558ccdL;
    private static final long SECOND = 0xc4ceb9fe1a85ec53L;

    // Numbers without a pattern: the fractional parts of the golden ratio and of the root of 3.
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private static final long ROOT = 0xbb67ae8584caa73bL;

    private Hashing() {}

    /** No two numbers have the same mix. */
    public static long mix(long x) {
        x = (x ^ (x >>> 33)) * FIRST;
        x = (x ^ (x >>> 33)) * SECOND;
        return x ^ (x >>> 33);
    }

    public static long key(long a, long b, long c) {
        return mix(fold(a ^ GOLDEN, b ^ ROOT) ^ c);
    }

    /**
     * The two halves of the full product, folded together. One half alone would not do: high bits
     * of the factors do not reach the low half.
     */
    private static long fold(long a, long b) {
        return a * b ^ Math.unsignedMultiplyHigh(a, b);
    }
}
