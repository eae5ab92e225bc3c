package damier.search;

import java.util.concurrent.atomic.AtomicLong;

/** Signals to all threads of a search when to stop. */
final class StopSignal {
    /** The number of nodes between two checks of the clock. */
    private static final int INTERVAL = 1024;

    private final long startNanos;

    /** The nodes that no thread has claimed yet. */
    private final AtomicLong unclaimed;

    private volatile TimeManager time;
    private volatile boolean stopped;

    StopSignal(long startNanos, long nodeLimit, TimeManager time) {
        this.startNanos = startNanos;
        this.unclaimed = new AtomicLong(nodeLimit);
        this.time = time;
    }

    void stop() {
        stopped = true;
    }

    /** Applies time limits from now on. */
    void limitTo(TimeManager fromNow) {
        time = fromNow.after(elapsed());
    }

    /**
     * Whether it is too late to begin another iteration.
     *
     * @param stretch the factor by which the position deserves more or less time than usual
     */
    boolean isLate(double stretch) {
        long soft = time.soft();
        return soft != Long.MAX_VALUE && elapsed() > soft * stretch;
    }

    long elapsed() {
        return System.nanoTime() - startNanos;
    }

    long nanosLeft() {
        long hard = time.hard();
        return hard == Long.MAX_VALUE ? hard : hard - elapsed();
    }

    /**
     * Claims nodes for a thread that has used up its claim; throws if the search is over. Together
     * the threads search exactly the number of nodes that the limit allows.
     */
    long claimNodes() {
        long hard = time.hard();
        if (stopped || (hard != Long.MAX_VALUE && elapsed() >= hard)) {
            stopped = true;
            throw new SearchStopped();
        }
        long left = unclaimed.getAndAdd(-INTERVAL);
        if (left <= 0) {
            throw new SearchStopped();
        }
        return Math.min(left, INTERVAL);
    }
}
