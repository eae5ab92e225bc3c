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
    private final long nodes;
    private final BooleanSupplier stop;

    /** The time limit of the current iteration. */
    private long currentNanos;

    private long played;

    /**
     * @param nanosOfFirst the time after which the first iteration ends, finished or not
     * @param nanos the time after which any later iteration ends
     * @param stop polled regularly; true ends the search
     */
    public Budget(long nanosOfFirst, long nanos, long nodes, BooleanSupplier stop) {
        currentNanos = nanosOfFirst;
        this.nanos = nanos;
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

    /** Must be called before every iteration but the first. */
    boolean allowsAnotherIteration() {
        currentNanos = nanos;
        return !isOver();
    }

    /** Must be called before every node. */
    void countNode() {
        if (played == nodes || (played % INTERVAL == 0 && isOver())) {
            throw new TimeUp();
        }
        played++;
    }

    private boolean isOver() {
        return elapsed() >= currentNanos
                || stop.getAsBoolean()
                || Thread.currentThread().isInterrupted();
    }
}
