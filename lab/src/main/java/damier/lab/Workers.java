package damier.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The same work on several threads at once. */
public final class Workers {
    private Workers() {}

    /**
     * Returns when all threads are done; a fault of one of them is thrown on.
     *
     * @param work takes its share until none is left, or until it was told to stop
     * @param stop tells all of them to stop: one has failed, or nobody waits any more
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
