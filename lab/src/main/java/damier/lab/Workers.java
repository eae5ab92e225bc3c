package damier.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs the same task on several threads. */
public final class Workers {
    private Workers() {}

    /**
     * Returns when all threads are done; rethrows the exception of any of them.
     *
     * @param work runs until no work is left or it is stopped
     * @param stop stops all threads, after a failure or an interrupt
     */
    public static void run(String name, int threads, Runnable work, Runnable stop) {
        var factory = Thread.ofPlatform().daemon().name(name + "-", 1).factory();
        try (ExecutorService workers = Executors.newFixedThreadPool(threads, factory)) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(workers.submit(() -> runOrStop(work, stop)));
            }
            for (Future<?> worker : running) {
                join(worker, stop);
            }
        }
    }

    private static void runOrStop(Runnable work, Runnable stop) {
        try {
            work.run();
        } catch (RuntimeException | Error fault) {
            stop.run();
            throw fault;
        }
    }

    private static void join(Future<?> worker, Runnable stop) {
        try {
            worker.get();
        } catch (InterruptedException e) {
            stop.run();
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException fault -> throw fault;
                case Error fault -> throw fault;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }
}
