package damier.bits;

/**
 * Keys computed from whole bitboards. A few multiplications mix 64 bits as well as tables of random
 * numbers do. They need no tables, and the key never differs from a recomputed one.
 */
public final class Hashing {
    // The constants of MurmurHash3's 64-bit finaliser (Austin Appleby, public domain).
    private static final long FIRST = 0xff51afd7ed558ccdL;
    private static final long SECOND = 0xc4ceb9fe1a85ec53L;

    // Numbers without a pattern: the fractional parts of the golden ratio and of the square root
    // of 3.
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private static final long ROOT = 0xbb67ae8584caa73bL;

    private Hashing() {}

    /** Mixes the bits of a number; the function is a bijection. */
    public static long mix(long x) {
        x = (x ^ (x >>> 33)) * FIRST;
        x = (x ^ (x >>> 33)) * SECOND;
        return x ^ (x >>> 33);
    }

    public static long key(long a, long b, long c) {
        return mix(fold(a ^ GOLDEN, b ^ ROOT) ^ c);
    }

    /**
     * Combines the two halves of the full product. One half alone would not suffice: high bits of
     * the factors do not reach the low half.
     */
    private static long fold(long a, long b) {
        return a * b ^ Math.unsignedMultiplyHigh(a, b);
    }
}
