package damier.terminal;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.search.SearchInfo;
import damier.search.SearchListener;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A player that searches on its own thread. Its results are passed as tasks to the thread of the
 * user interface, which calls all methods. The results of a cancelled search are discarded.
 */
final class PlayerThread implements AutoCloseable {
    /** Receives the results of a search, on the thread of the user interface. */
    interface Listener {
        void thought(Thought thought);

        void chosen(Choice choice);

        void failed(RuntimeException fault);
    }

    private static final int SECONDS_TO_CLOSE = 5;

    private final PlayerFactory factory;
    private final Consumer<Runnable> later;
    private final ExecutorService thread =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory());

    /** Created on the player's thread, since starting a program can take time. */
    private volatile @Nullable Player player;

    /** The number of the current search; another number means that a search was cancelled. */
    private final AtomicInteger current = new AtomicInteger();

    private boolean searching;

    /**
     * @param later runs tasks on the thread of the user interface
     */
    PlayerThread(PlayerFactory factory, Consumer<Runnable> later) {
        this.factory = factory;
        this.later = later;
    }

    boolean isThinking() {
        return searching;
    }

    /** Starts a search; cancels the previous one. */
    void ask(Game game, Limits limits, Listener listener) {
        drop();
        int search = current.incrementAndGet();
        searching = true;
        Game copy = game.copy();
        thread.execute(
                () -> {
                    if (search != current.get()) {
                        return;
                    }
                    try {
                        Choice choice =
                                player().choose(copy, limits, thoughts(copy, search, listener));
                        finish(search, () -> listener.chosen(choice));
                    } catch (RuntimeException fault) {
                        finish(search, () -> listener.failed(fault));
                    }
                });
    }

    private Player player() {
        Player created = player;
        if (created == null) {
            created = factory.create();
            player = created;
            created.newGame(System.nanoTime());
        }
        return created;
    }

    private void finish(int search, Runnable report) {
        report(
                search,
                () -> {
                    searching = false;
                    report.run();
                });
    }

    /** Runs a task on the thread of the user interface, unless the search was cancelled. */
    private void report(int search, Runnable task) {
        later.accept(
                () -> {
                    if (search == current.get() && searching) {
                        task.run();
                    }
                });
    }

    private SearchListener thoughts(Game game, int search, Listener listener) {
        return new SearchListener() {
            @Override
            public void iteration(SearchInfo info) {
                if (search != current.get()) {
                    // Cancelled before the player had started, so that its stop had no effect.
                    stop();
                } else if (info.line() == 1) {
                    Thought thought = thought(game, info);
                    report(search, () -> listener.thought(thought));
                }
            }
        };
    }

    private Thought thought(Game game, SearchInfo info) {
        return new Thought(
                game.ply(),
                ScoreText.forWhite(info.score(), game.side()),
                info.depth(),
                info.confidence(),
                info.nodes(),
                info.nanos(),
                game.texts(info.principalVariation()));
    }

    /** Makes the player answer now. */
    void hurry() {
        if (searching) {
            stop();
        }
    }

    private void stop() {
        Player asked = player;
        if (asked != null) {
            asked.stop();
        }
    }

    /** Closes the player; the next search creates a new one. */
    void restart() {
        drop();
        thread.execute(this::closePlayer);
    }

    private void closePlayer() {
        Player created = player;
        player = null;
        if (created != null) {
            created.close();
        }
    }

    /** Cancels the search. */
    void drop() {
        if (searching) {
            current.incrementAndGet();
            searching = false;
            stop();
        }
    }

    @Override
    public void close() {
        restart();
        thread.shutdown();
        try {
            // Do not wait longer for an external program that does not exit.
            if (!thread.awaitTermination(SECONDS_TO_CLOSE, TimeUnit.SECONDS)) {
                thread.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
