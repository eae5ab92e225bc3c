package damier.protocol.gtp;

import damier.core.Limits;

/**
 * The clock of one side: main time, then periods of a number of moves each, as in {@code
 * time_settings}.
 */
final class GtpClock {
    private static final long SECOND = 1_000_000_000;

    /** The time for a move of a side that has used up its time. */
    private static final long MIN_NANOS = 10_000_000;

    private final long period;
    private final int periodMoves;
    private long remaining;

    /** The moves left in the period; 0 in main time. */
    private int moves;

    /**
     * @param main in seconds
     * @param period in seconds
     * @param periodMoves the number of moves of a period; 0 for no periods
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

    /** Sets the remaining time that the host reports. */
    void set(double seconds, int newMoves) {
        remaining = nanos(seconds);
        moves = newMoves;
        if (newMoves == 0) {
            beginPeriod();
        }
    }

    /** Deducts the time of a move. */
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
        return Limits.clock(new Limits.Clock(Math.max(remaining, MIN_NANOS), increment, moves));
    }
}
