package damier.protocol.gtp;

import damier.core.Limits;

/** The clock of one side: main time, then periods of some moves each, as {@code time_settings}. */
final class GtpClock {
    private static final long SECOND = 1_000_000_000;

    /** For a side whose time is over and that is still asked. */
    private static final long LEAST = 10_000_000;

    private final long period;
    private final int periodMoves;
    private long remaining;

    /** Moves to be made with it; 0: it is main time. */
    private int moves;

    /**
     * @param main in seconds
     * @param period in seconds
     * @param periodMoves how many moves each period is for; 0: there are no periods
     */
    GtpClock(double main, double period, int periodMoves) {
        this.period = nanos(period);
        this.periodMoves = periodMoves;
        remaining = nanos(main);
        beginPeriod();
    }

    private static long nanos(double seconds) {
        return (long) (seconds * SECOND);
    }

    private void beginPeriod() {
        if (remaining <= 0 && periodMoves > 0) {
            remaining = period;
            moves = periodMoves;
        }
    }

    /** What the host says is left. */
    void set(double seconds, int newMoves) {
        remaining = nanos(seconds);
        moves = newMoves;
        if (newMoves == 0) {
            beginPeriod();
        }
    }

    /** A move took so long. */
    void use(long nanos) {
        remaining -= nanos;
        if (moves > 0 && --moves == 0) {
            remaining = 0;
        }
        if (moves == 0) {
            beginPeriod();
        }
    }

    Limits limits() {
        // After main time each move has its share of a period.
        long increment = moves == 0 && periodMoves > 0 ? period / periodMoves : 0;
        return Limits.clock(new Limits.Clock(Math.max(remaining, LEAST), increment, moves));
    }
}
