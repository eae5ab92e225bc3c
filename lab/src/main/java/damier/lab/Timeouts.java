package damier.lab;

/**
 * How long a player is waited for, in nanoseconds.
 *
 * @param grace what it may take beyond its time: what the machine does between two looks at the
 *     clock is not the player's fault
 * @param beyondTime how long after its time it is given up, and counted as hanging
 * @param untimed how long it is waited for where depth or nodes alone limit it
 */
public record Timeouts(long grace, long beyondTime, long untimed) {
    private static final long SECOND = 1_000_000_000;

    public static final Timeouts DEFAULT = new Timeouts(SECOND / 10, 10 * SECOND, 1_800 * SECOND);

    public Timeouts withGrace(long newGrace) {
        return new Timeouts(newGrace, beyondTime, untimed);
    }

    /** How long to wait for a move. */
    long limit(long nanos) {
        return nanos == Long.MAX_VALUE ? untimed : nanos + grace + beyondTime;
    }
}
