package damier.draughts.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Divides the numbers from 0 up to a size into ranges and processes the ranges on several threads.
 */
final class ParallelRanges implements AutoCloseable {
    /** Processes one range, on one thread. */
    @FunctionalInterface
    interface Work {
        void run(long from, long to);
    }

    private static final long RANGE = 1 << 15;

    private final int threads;
    private final ExecutorService executor;
    private final BooleanSupplier stop;
    private final LongConsumer done;

    /**
     * Creates the thread pool.
     *
     * @param stop checked before every range, from all threads; once it returns true, {@link #run}
     *     throws
     * @param done receives the size of each completed range, from all threads
     */
    ParallelRanges(int threads, BooleanSupplier stop, LongConsumer done) {
        this.threads = threads;
        this.stop = stop;
        this.done = done;
        executor =
                Executors.newFixedThreadPool(
                        threads, Thread.ofPlatform().daemon().name("tables-", 1).factory());
    }

    /**
     * Processes all numbers and returns when they are done.
     *
     * @param work creates the worker of each thread
     * @throws CancellationException if {@code stop} returned true or the calling thread was
     *     interrupted
     */
    void run(long size, Supplier<Work> work) {
        AtomicLong next = new AtomicLong();
        List<Future<?>> futures = new ArrayList<>();
        long range = Math.clamp(size / (4L * threads), 1, RANGE);
        for (int i = 0; i < threads; i++) {
            futures.add(executor.submit(() -> runRanges(work.get(), next, size, range)));
        }
        for (Future<?> future : futures) {
            await(future);
        }
        if (stop.getAsBoolean()) {
            throw new CancellationException("stopped");
        }
    }

    private void runRanges(Work work, AtomicLong next, long size, long range) {
        for (long from = next.getAndAdd(range); from < size; from = next.getAndAdd(range)) {
            if (stop.getAsBoolean()) {
                return;
            }
            long to = Math.min(size, from + range);
            work.run(from, to);
            done.accept(to - from);
        }
    }

    private static void await(Future<?> future) {
        try {
            future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
