package damier.terminal;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.search.SearchInfo;
import damier.search.SearchListener;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A player that thinks on a thread of its own. What it finds comes back as tasks for the thread
 * that asked, and nothing comes of a question that was dropped.
 */
final class PlayerThread implements AutoCloseable {
    /** What becomes of a question; called on the thread that asked. */
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

    /** Made on its own thread, since that can take a while. */
    private volatile @Nullable Player player;

    /** Which one is being answered: changed on the asking thread, and read on both. */
    private final AtomicInteger question = new AtomicInteger();

    private boolean thinking;

    /**
     * @param later takes tasks to the thread that asks
     */
    PlayerThread(PlayerFactory factory, Consumer<Runnable> later) {
        this.factory = factory;
        this.later = later;
    }

    String name() {
        return factory.name();
    }

    boolean isThinking() {
        return thinking;
    }

    void ask(Game game, Limits limits, Listener hearer) {
        drop();
        int asked = question.incrementAndGet();
        thinking = true;
        Game copy = game.copy();
        thread.execute(
                () -> {
                    if (asked != question.get()) {
                        return;
                    }
                    try {
                        Choice choice =
                                player().choose(copy, limits, listener(copy, asked, hearer));
                        answer(asked, () -> hearer.chosen(choice));
                    } catch (RuntimeException fault) {
                        answer(asked, () -> hearer.failed(fault));
                    }
                });
    }

    private Player player() {
        Player made = player;
        if (made == null) {
            made = factory.create();
            player = made;
            made.newGame(System.nanoTime());
        }
        return made;
    }

    private void answer(int asked, Runnable task) {
        later.accept(
                () -> {
                    if (asked == question.get() && thinking) {
                        thinking = false;
                        task.run();
                    }
                });
    }

    private SearchListener listener(Game game, int asked, Listener hearer) {
        return new SearchListener() {
            @Override
            public void iteration(SearchInfo info) {
                if (asked != question.get()) {
                    // It was dropped before it had begun to search.
                    hurryUp();
                } else if (info.line() == 1) {
                    Thought thought = thought(game, info);
                    later.accept(
                            () -> {
                                if (asked == question.get() && thinking) {
                                    hearer.thought(thought);
                                }
                            });
                }
            }
        };
    }

    private Thought thought(Game game, SearchInfo info) {
        Side side = game.side();
        return new Thought(
                name(),
                game.ply(),
                ScoreText.forWhite(info.score(), side),
                info.depth(),
                info.nodes(),
                info.nanos(),
                line(game, info.principalVariation()));
    }

    private List<String> line(Game game, List<Long> moves) {
        List<String> texts = new ArrayList<>();
        Position at = game.position();
        for (long move : moves) {
            texts.add(game.kind().notation().format(at, move));
            Position next = game.kind().rules().newPosition();
            game.kind().rules().play(at, move, next);
            at = next;
        }
        return texts;
    }

    /** Asks for the answer now. */
    void hurry() {
        if (thinking) {
            hurryUp();
        }
    }

    private void hurryUp() {
        Player asked = player;
        if (asked != null) {
            asked.stop();
        }
    }

    /** Ends the player; whoever is asked next is a new one. */
    void restart() {
        drop();
        thread.execute(this::closePlayer);
    }

    private void closePlayer() {
        Player made = player;
        player = null;
        if (made != null) {
            made.close();
        }
    }

    /** The answer is not wanted any more. */
    void drop() {
        if (thinking) {
            question.incrementAndGet();
            thinking = false;
            hurryUp();
        }
    }

    @Override
    public void close() {
        drop();
        thread.execute(this::closePlayer);
        thread.shutdown();
        try {
            // Other people's programs end with us; one that will not is not waited for.
            if (!thread.awaitTermination(SECONDS_TO_CLOSE, TimeUnit.SECONDS)) {
                thread.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
