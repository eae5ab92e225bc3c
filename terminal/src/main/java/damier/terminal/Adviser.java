package damier.terminal;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.search.SearchInfo;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The engine beside a game: gives hints and analyses the position. */
public final class Adviser implements AutoCloseable {
    private static final Limits HINT = Limits.time(1_000_000_000);

    private final Game game;
    private final PlayerThread thread;
    private final Consumer<Thought> thoughts;
    private final TerminalListener listener;
    private boolean analysing;

    /** The last result of the current search. */
    private Optional<Thought> found = Optional.empty();

    /**
     * @param thoughts receives the intermediate results
     */
    Adviser(Game game, PlayerThread thread, Consumer<Thought> thoughts, TerminalListener listener) {
        this.game = game;
        this.thread = thread;
        this.thoughts = thoughts;
        this.listener = listener;
    }

    /** Searches for a hint. */
    public void advise() {
        ask(HINT, false);
    }

    /** Starts an analysis. */
    public void analyse(Limits limits) {
        ask(limits, true);
    }

    private void ask(Limits limits, boolean toAnalyse) {
        if (game.ending().isEmpty()) {
            found = Optional.empty();
            thread.ask(game, limits, results());
            analysing = toAnalyse;
        }
    }

    public boolean isBusy() {
        return thread.isThinking();
    }

    public boolean isAnalysing() {
        return analysing;
    }

    /** Cancels the hint or the analysis. */
    public void drop() {
        thread.drop();
        analysing = false;
    }

    private PlayerThread.Listener results() {
        return new PlayerThread.Listener() {
            @Override
            public void thought(Thought thought) {
                found = Optional.of(thought);
                thoughts.accept(thought);
            }

            @Override
            public void chosen(Choice choice) {
                boolean wasAnalysing = analysing;
                analysing = false;
                if (wasAnalysing) {
                    listener.analysed();
                } else {
                    String move = game.kind().notation().format(game.position(), choice.move());
                    listener.advised(move, found.orElseGet(() -> asThought(move, choice)));
                }
            }

            @Override
            public void failed(RuntimeException fault) {
                analysing = false;
                listener.failed(fault);
            }
        };
    }

    private Thought asThought(String move, Choice choice) {
        return new Thought(
                game.ply(),
                ScoreText.forWhite(choice.score().orElse(0), game.side()),
                choice.depth(),
                SearchInfo.ESTIMATED,
                choice.nodes(),
                choice.nanos(),
                List.of(move));
    }

    @Override
    public void close() {
        thread.close();
    }
}
