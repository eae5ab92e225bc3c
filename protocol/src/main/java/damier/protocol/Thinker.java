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
 * Does what a conversation asks for on a thread of its own, one thing after the other, so that the
 * next line is heard while an engine searches. Things may consist of several searches.
 */
public final class Thinker implements AutoCloseable {
    /** Whoever asks for more at once has to wait. */
    private static final int MOST_WAITING = 1_000;

    private final Engine engine;
    private final ThreadPoolExecutor thread;
    private final Object turn = new Object();
    private boolean stopping;

    /**
     * @param engine is closed with the thinker, and used by nobody else
     */
    public Thinker(Engine engine) {
        this.engine = engine;
        thread =
                new ThreadPoolExecutor(
                        1,
                        1,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(MOST_WAITING),
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

    /** Does something after all that was asked for before. */
    public void then(Runnable task) {
        thread.execute(task);
    }

    /** Waits until all is done that was asked for. */
    public void finish() {
        CompletableFuture<Void> done = new CompletableFuture<>();
        then(() -> done.complete(null));
        done.join();
    }

    /** Breaks off what was asked for, each search with what it has, and waits until all is done. */
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
     * Searches, on the thinker's own thread.
     *
     * @param lines how many of the best moves to find
     * @return nothing where it was stopped before it began
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
     * The best move at first sight, for whoever was stopped before a search began and has to answer
     * all the same.
     */
    public SearchResult glance(Game game) {
        return engine.search(game, Limits.depth(1));
    }

    /** Sets one of the engine's options, on the thinker's own thread. */
    public void set(String name, String value) {
        engine.setOptions(PlayerSpecs.withOption(engine.kind(), engine.options(), name, value));
    }

    /** Forgets what it knows of the game before, on the thinker's own thread. */
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
