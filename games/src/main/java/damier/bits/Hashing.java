package damier.bits;

/**
 * Keys computed from whole bitboards. A few multiplications mix 64 bits as well as tables of random
 * numbers do, need no tables, and can never differ from the recomputed key.
 */
public final class Hashing {
    // The constants of MurmurHash3's 64-bit finaliser (Austin Appleby, public domain).
    private static final long FIRST = 0xff51afd7ed558ccdL;
    private static final long SECOND = 0xc4ceb9fe1a85ec53L;

    // Odd, and otherwise without a pattern: fractional parts of golden ratio, square roots of 3 and
    // 5.
    private static final long A = 0x9e3779b97f4a7c15L;
    private static final long B = 0xbb67ae8584caa73bL;
    private static final long C = 0x3c6ef372fe94f82bL;

    private Hashing() {}

    public static long mix(long x) {
        x = (x ^ (x >>> 33)) * FIRST;
        x = (x ^ (x >>> 33)) * SECOND;
        return x ^ (x >>> 33);
    }

    /**
     * Two boards that differ in one of the three values never share a key before mixing; the mix
     * loses nothing.
     */
    public static long key(long a, long b, long c) {
        return mix(a * A + b * B + c * C);
    }
}
