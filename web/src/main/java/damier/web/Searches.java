package damier.web;

import damier.core.Sentence;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Limits the number of concurrent searches; further searches wait in a queue. */
public final class Searches implements AutoCloseable {
    private static final int MAX_WAITING = 256;

    private final Semaphore places;
    private final ExecutorService threads =
            Executors.newThreadPerTaskExecutor(
                    Thread.ofPlatform().daemon().name("search-", 1).factory());

    public Searches(int atOnce) {
        places = new Semaphore(atOnce, true);
    }

    /**
     * Runs a search on the caller's thread when a slot is free.
     *
     * @throws Refused if too many searches are waiting, or the thread was interrupted
     */
    public <T> T run(Supplier<T> search) {
        if (places.getQueueLength() >= MAX_WAITING) {
            throw new Refused(ServerMessages.SEARCHES_WAITING);
        }
        try {
            places.acquire();
        } catch (InterruptedException e) {
            throw interrupted();
        }
        try {
            return search.get();
        } finally {
            places.release();
        }
    }

    private static Refused interrupted() {
        Thread.currentThread().interrupt();
        return new Refused(ServerMessages.BOARD_CLOSING);
    }

    /**
     * Runs a search on another thread when a slot is free, and waits for its result.
     *
     * @param late the message if the result is late; the search is then interrupted
     */
    public <T> T within(long seconds, Sentence late, Supplier<T> search) {
        return run(() -> result(threads.submit(search::get), seconds, late));
    }

    private static <T> T result(Future<T> search, long seconds, Sentence late) {
        try {
            return search.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            search.cancel(true);
            throw new Refused(late);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException fault
                    ? fault
                    : new IllegalStateException(e);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** Runs a task in the background, on a thread that may block. */
    public Future<?> submit(Runnable task) {
        return threads.submit(task);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
