package damier.bits;

/**
 * Keys computed from whole bitboards. A few multiplications mix 64 bits better than tables of
 * random numbers do, need no tables, and can never differ from the recomputed key.
 */
public final class Hashing {
    // The constants of MurmurHash3's 64-bit finaliser (Austin Appleby, public domain), and the
    // golden ratio.
    private static final long FIRST = 0xff51afd7ed558ccdL;
    private static final long SECOND = 0xc4ceb9fe1a85ec53L;
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private Hashing() {}

    public static long mix(long x) {
        x = (x ^ (x >>> 33)) * FIRST;
        x = (x ^ (x >>> 33)) * SECOND;
        return x ^ (x >>> 33);
    }

    /** Order matters: {@code combine(a, b) != combine(b, a)}. */
    public static long combine(long hash, long value) {
        return mix(Long.rotateLeft(hash, 29) * GOLDEN + value);
    }
}
