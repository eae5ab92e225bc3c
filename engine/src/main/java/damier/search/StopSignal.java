package damier.search;

import java.util.concurrent.TimeUnit;
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
    private volatile boolean deepened;

    StopSignal(long startNanos, long nodeLimit, TimeManager time) {
        this.startNanos = startNanos;
        this.unclaimed = new AtomicLong(nodeLimit);
        this.time = time;
    }

    void stop() {
        stopped = true;
    }

    /** Ends iterative deepening: threads can claim no more nodes, but a solver may continue. */
    void endDeepening() {
        deepened = true;
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

    /** The number of nodes that the limits still allow at a speed in nodes per second. */
    double nodesLeft(double speed) {
        long end = Math.min(time.soft(), time.hard());
        double byTime =
                end == Long.MAX_VALUE
                        ? Double.POSITIVE_INFINITY
                        : (end - elapsed()) * speed / TimeUnit.SECONDS.toNanos(1);
        long byLimit = unclaimed.get();
        // An unlimited counter only ever loses what the threads have claimed.
        return byLimit > Long.MAX_VALUE / 2 ? byTime : Math.min(byTime, (double) byLimit);
    }

    /** Whether the search is over after these additional nodes; for searches that claim nothing. */
    boolean isOverAfter(long nodes) {
        if (nanosLeft() <= 0 || unclaimed.addAndGet(-nodes) <= 0) {
            stopped = true;
        }
        return stopped;
    }

    /**
     * Claims nodes for a thread that has used up its claim; throws if the search is over. Together
     * the threads search exactly the number of nodes that the limit allows.
     */
    long claimNodes() {
        long hard = time.hard();
        if (hard != Long.MAX_VALUE && elapsed() >= hard) {
            stopped = true;
        }
        if (stopped || deepened) {
            throw new SearchStopped();
        }
        long left = unclaimed.getAndAdd(-INTERVAL);
        if (left <= 0) {
            throw new SearchStopped();
        }
        return Math.min(left, INTERVAL);
    }
}
