package damier.classic.search;

import java.util.function.BooleanSupplier;

/**
 * The limits of one search. The time counts from construction. An interrupt of the thread ends the
 * search too, and the interrupt flag stays set.
 */
public final class Budget {
    /** Nodes between two checks of the clock; searching them takes far less than a millisecond. */
    private static final int INTERVAL = 64;

    private final long start = System.nanoTime();
    private final long nanos;
    private final long nanosToStart;
    private final long nodes;
    private final BooleanSupplier stop;
    private long played;

    /**
     * @param nanos the time after which the search ends, finished or not
     * @param nanosToStart the time after which no further iteration begins
     * @param stop polled regularly; true ends the search
     */
    public Budget(long nanos, long nanosToStart, long nodes, BooleanSupplier stop) {
        this.nanos = nanos;
        this.nanosToStart = nanosToStart;
        this.nodes = nodes;
        this.stop = stop;
    }

    /** A limit of nodes alone. */
    public static Budget ofNodes(long nodes) {
        return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, nodes, () -> false);
    }

    public long elapsed() {
        return System.nanoTime() - start;
    }

    boolean allowsAnotherIteration() {
        return elapsed() < nanosToStart && !isOver();
    }

    /** Must be called before every node. */
    void countNode() {
        if (played == nodes || (played % INTERVAL == 0 && isOver())) {
            throw new TimeUp();
        }
        played++;
    }

    private boolean isOver() {
        return elapsed() >= nanos || stop.getAsBoolean() || Thread.currentThread().isInterrupted();
    }
}
