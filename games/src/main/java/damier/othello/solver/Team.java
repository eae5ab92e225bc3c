package damier.othello.solver;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongPredicate;

/**
 * Coordinates the threads of one solve: assigns split points to idle threads, and distributes the
 * stop signal.
 *
 * <p>An idle thread waits for a split point. The owner of a split point without untaken moves waits
 * for its helpers and meanwhile helps them, but only at split points below its own: other work
 * would delay its own result.
 */
final class Team {
    private final LongPredicate stop;
    private final List<SplitPoint> open = new ArrayList<>();
    private final AtomicInteger idle = new AtomicInteger();
    private volatile boolean stopped;
    private boolean closed;
    private @Nullable RuntimeException fault;

    /**
     * @param stop receives the number of nodes since its previous call and returns whether to stop
     */
    Team(LongPredicate stop) {
        this.stop = stop;
    }

    /** Whether a thread is idle and could help at a split point. */
    boolean hasIdle() {
        return idle.get() > 0;
    }

    boolean isStopped() {
        return stopped;
    }

    /**
     * Checks the stop signal.
     *
     * @param nodes the nodes that the calling thread has visited since its previous call
     */
    void checkStop(long nodes) {
        if (stop.test(nodes)) {
            stopped = true;
        }
    }

    /** Runs a helper thread until the solve is over. */
    void help(TreeSearch search) {
        try {
            helpBelow(null, search);
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private synchronized void fail(RuntimeException e) {
        fault = e;
        stopped = true;
    }

    /**
     * Searches the remaining moves of a split point together with idle threads; called by its
     * owner.
     */
    void share(TreeSearch owner, SplitPoint split) {
        synchronized (this) {
            open.add(split);
            notifyAll();
        }
        try {
            owner.searchMovesOf(split);
        } finally {
            close(split);
            helpBelow(split, owner);
        }
    }

    private synchronized void close(SplitPoint split) {
        open.remove(split);
    }

    private void helpBelow(@Nullable SplitPoint owned, TreeSearch search) {
        for (SplitPoint at = awaitWork(owned); at != null; at = awaitWork(owned)) {
            work(search, at);
        }
    }

    private void work(TreeSearch search, SplitPoint split) {
        try {
            search.searchMovesOf(split);
        } finally {
            leave(split);
        }
    }

    private synchronized void leave(SplitPoint split) {
        split.helpers--;
        notifyAll();
    }

    /**
     * Waits for a split point with work. Returns null when {@code owned} has no helpers left or, if
     * {@code owned} is null, when the solve is over. Considers only split points below {@code
     * owned}.
     */
    private synchronized @Nullable SplitPoint awaitWork(@Nullable SplitPoint owned) {
        boolean interrupted = false;
        idle.incrementAndGet();
        SplitPoint found = find(owned);
        while (found == null && !isOver(owned)) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
                stopped = true;
            }
            found = find(owned);
        }
        idle.decrementAndGet();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (found != null) {
            found.helpers++;
        }
        return found;
    }

    private boolean isOver(@Nullable SplitPoint owned) {
        return owned == null ? closed : owned.helpers == 0;
    }

    /** The split point with the most empties, which has the most work. */
    private @Nullable SplitPoint find(@Nullable SplitPoint owned) {
        SplitPoint best = null;
        for (SplitPoint split : open) {
            if (split.isBelow(owned)
                    && split.hasWork()
                    && (best == null || split.node.empties > best.node.empties)) {
                best = split;
            }
        }
        return best;
    }

    /** Ends the solve: the helper threads return. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** Throws if a helper failed. */
    synchronized void checkFault() {
        if (fault != null) {
            throw new IllegalStateException("a helper thread failed", fault);
        }
    }
}
