package damier.web.study;

import damier.core.Sentence;
import damier.web.Refused;
import damier.web.Searches;
import damier.web.ServerMessages;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs searches that occupy a thread: on separate threads, and with limited concurrency. */
public final class Workbench implements AutoCloseable {
    private final Searches places;
    private final ExecutorService threads =
            Executors.newThreadPerTaskExecutor(
                    Thread.ofPlatform().daemon().name("study-", 1).factory());

    public Workbench(Searches places) {
        this.places = places;
    }

    /**
     * Runs a task when a thread is free, and waits for its result.
     *
     * @param late the message if the result is late; the task is then interrupted
     */
    public <T> T within(long seconds, Sentence late, Callable<T> work) {
        try {
            return places.run(() -> answer(threads.submit(work), seconds, late));
        } catch (RuntimeException e) {
            throw e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused(Refused.BUSY, ServerMessages.BOARD_CLOSING);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static <T> T answer(Future<T> work, long seconds, Sentence late) throws Exception {
        try {
            return work.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            work.cancel(true);
            throw new Refused(Refused.UNUSABLE, late);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw e;
        }
    }

    /** Runs a task in the background. */
    public Future<?> submit(Runnable work) {
        return threads.submit(work);
    }

    public Searches places() {
        return places;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
