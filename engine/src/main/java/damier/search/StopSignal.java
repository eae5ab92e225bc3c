package damier.search;

/** Tells all threads of a search when to stop. */
final class StopSignal {
    /** How many nodes may pass between two looks at the clock. */
    private static final int INTERVAL = 1024;

    private final long startNanos;
    private final long nodeLimit;
    private volatile TimeManager time;
    private volatile boolean stopped;

    StopSignal(long startNanos, long nodeLimit, TimeManager time) {
        this.startNanos = startNanos;
        this.nodeLimit = nodeLimit;
        this.time = time;
    }

    void stop() {
        stopped = true;
    }

    /** From now on the clock counts. */
    void limitTo(TimeManager fromNow) {
        time = fromNow.after(elapsed());
    }

    /** Whether it is too late to begin another iteration. */
    boolean isLate() {
        return elapsed() > time.soft();
    }

    boolean isStopped() {
        return stopped;
    }

    long elapsed() {
        return System.nanoTime() - startNanos;
    }

    long nanosLeft() {
        long hard = time.hard();
        return hard == Long.MAX_VALUE ? hard : hard - elapsed();
    }

    /** The node count at which to ask again; throws where the search is over. */
    long check(long nodes) {
        long hard = time.hard();
        if (stopped || nodes >= nodeLimit || (hard != Long.MAX_VALUE && elapsed() >= hard)) {
            stopped = true;
            throw new SearchStopped();
        }
        return Math.min(nodes + INTERVAL, nodeLimit);
    }
}
