package damier.search;

/** Tells all threads of a search when to stop. */
final class StopSignal {
    /** How many nodes may pass between two looks at the clock. */
    private static final int INTERVAL = 1024;

    private final long startNanos;
    private final long nodeLimit;
    private volatile long hardNanos;
    private volatile boolean stopped;

    StopSignal(long startNanos, long nodeLimit, long hardNanos) {
        this.startNanos = startNanos;
        this.nodeLimit = nodeLimit;
        this.hardNanos = hardNanos;
    }

    void stop() {
        stopped = true;
    }

    /** From now on the clock counts. */
    void limitTo(long nanosSinceStart) {
        hardNanos = nanosSinceStart;
    }

    boolean isStopped() {
        return stopped;
    }

    long elapsed() {
        return System.nanoTime() - startNanos;
    }

    /** The node count at which to ask again; throws where the search is over. */
    long check(long nodes) {
        if (stopped
                || nodes >= nodeLimit
                || (hardNanos != Long.MAX_VALUE && elapsed() >= hardNanos)) {
            stopped = true;
            throw new SearchStopped();
        }
        return Math.min(nodes + INTERVAL, nodeLimit);
    }
}
