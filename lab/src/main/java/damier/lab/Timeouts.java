package damier.lab;

/**
 * The time-outs for a player, in nanoseconds.
 *
 * @param grace the grace period after its time limit, for delays of the machine
 * @param beyondTime the time after its limit at which it counts as hanging
 * @param untimed the time-out of a player limited by depth or nodes only
 */
public record Timeouts(long grace, long beyondTime, long untimed) {
    private static final long SECOND = 1_000_000_000;

    public static final Timeouts DEFAULT = new Timeouts(SECOND / 10, 10 * SECOND, 1_800 * SECOND);

    public Timeouts withGrace(long newGrace) {
        return new Timeouts(newGrace, beyondTime, untimed);
    }

    /** The time-out for a move. */
    long limit(long nanos) {
        return nanos == Long.MAX_VALUE ? untimed : nanos + grace + beyondTime;
    }
}
