package damier.protocol;

import damier.core.Game;
import damier.core.Limits;
import damier.engine.Engine;
import damier.players.PlayerSpecs;
import damier.search.SearchListener;
import damier.search.SearchResult;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Runs the tasks of a conversation on a separate thread, one after the other, so that the next line
 * is handled while an engine searches. A task may consist of several searches.
 */
public final class Thinker implements AutoCloseable {
    /** The maximum number of waiting tasks; further requests block. */
    private static final int MAX_WAITING = 1_000;

    private final Engine engine;
    private final ThreadPoolExecutor thread;
    private final Object turn = new Object();
    private boolean stopping;

    /**
     * @param engine is closed with the thinker, and not shared
     */
    public Thinker(Engine engine) {
        this.engine = engine;
        thread =
                new ThreadPoolExecutor(
                        1,
                        1,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(MAX_WAITING),
                        Thread.ofPlatform().daemon().name("thinker").factory(),
                        (task, executor) -> await(executor, task));
    }

    private static void await(ThreadPoolExecutor executor, Runnable task) {
        try {
            executor.getQueue().put(task);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs a task after all earlier tasks. */
    public void then(Runnable task) {
        thread.execute(task);
    }

    /** Waits until all tasks are done. */
    public void finish() {
        CompletableFuture<Void> done = new CompletableFuture<>();
        then(() -> done.complete(null));
        done.join();
    }

    /** Stops all tasks, each search with its result so far, and waits until they are done. */
    public void stop() {
        synchronized (turn) {
            stopping = true;
            engine.stop();
        }
        finish();
        synchronized (turn) {
            stopping = false;
        }
    }

    /**
     * Searches; must be called by a task.
     *
     * @param lines the number of best moves to find
     * @return empty if it was stopped before it began
     */
    public Optional<SearchResult> search(
            Game game, Limits limits, int lines, SearchListener listener) {
        synchronized (turn) {
            if (stopping) {
                return Optional.empty();
            }
            engine.setOptions(engine.options().withLines(lines));
            engine.position(game);
            engine.go(limits, listener);
        }
        return Optional.of(engine.await());
    }

    /**
     * The best move of a very short search, for an engine that must answer although it was stopped
     * before the search began.
     */
    public SearchResult glance(Game game) {
        return engine.search(game, Limits.depth(1));
    }

    /** Sets an option of the engine; must be called by a task. */
    public void set(String name, String value) {
        engine.setOptions(PlayerSpecs.withOption(engine.kind(), engine.options(), name, value));
    }

    /** Clears the results of the previous game; must be called by a task. */
    public void newGame() {
        engine.newGame();
    }

    /** Stops, and closes the engine. */
    @Override
    public void close() {
        stop();
        thread.shutdown();
        engine.close();
    }
}
