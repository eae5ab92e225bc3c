package damier.engine;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.search.Search;
import damier.search.SearchListener;
import damier.search.SearchResult;
import damier.table.TranspositionTable;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * What a protocol, a web board or a match may ask of the engine. It prints nothing and parses
 * nothing.
 *
 * <p>One search runs at a time. {@link #go} returns at once; the listener hears of the search from
 * the engine's own thread, and {@link SearchListener#finished} comes last. Calls come from one
 * thread, but for {@link #stop}, which may come from any.
 */
public final class Engine<P extends Position> implements AutoCloseable {
    private static final SearchResult NOTHING = new SearchResult(List.of(), 0, 0);

    private final EngineKind<P> kind;
    private final ExecutorService thread;
    private EngineOptions options;
    private Search<P> search;
    private Game<P> game;
    private Optional<Limits> ponderLimits = Optional.empty();
    private CompletableFuture<SearchResult> running = CompletableFuture.completedFuture(NOTHING);

    Engine(EngineKind<P> kind, EngineOptions options) {
        this.kind = kind;
        this.options = options;
        game = new Game<>(kind.game());
        search = makeSearch(options);
        thread =
                Executors.newSingleThreadExecutor(
                        Thread.ofPlatform().daemon().name("engine-" + kind.game().id()).factory());
    }

    private Search<P> makeSearch(EngineOptions wanted) {
        TranspositionTable table = new TranspositionTable(wanted.tableBytes());
        return kind.searches(wanted.traits())
                .make(kind.game().rules(), kind.evaluator(), table, wanted.threads());
    }

    public EngineKind<P> kind() {
        return kind;
    }

    public EngineOptions options() {
        return options;
    }

    /**
     * Takes effect at the next search; what was found out before is kept where table and threads
     * stay the same.
     */
    public void setOptions(EngineOptions newOptions) {
        stop();
        await();
        boolean sameSearch =
                newOptions.threads() == options.threads()
                        && newOptions.tableBytes() == options.tableBytes()
                        && newOptions.traits().equals(options.traits());
        options = newOptions;
        if (!sameSearch) {
            search = makeSearch(newOptions);
        }
    }

    /** Forgets what it knows of the game before. */
    public void newGame() {
        stop();
        await();
        search.clear();
    }

    /** The position to think about, with the moves that led to it. */
    public void position(Game<P> newGame) {
        game = newGame.copy();
    }

    /** Starts a search and returns at once. */
    public void go(Limits limits, SearchListener listener) {
        ponderLimits = Optional.empty();
        start(limits, listener);
    }

    /** Thinks while it is the opponent's turn; the limits count from {@link #ponderHit}. */
    public void ponder(Limits limits, SearchListener listener) {
        start(Limits.INFINITE, listener);
        ponderLimits = Optional.of(limits);
    }

    /** The opponent made the move that was expected: the search goes on, now by the clock. */
    public void ponderHit() {
        ponderLimits.ifPresent(search::limit);
        ponderLimits = Optional.empty();
    }

    private void start(Limits limits, SearchListener listener) {
        stop();
        await();
        Game<P> position = game;
        Search<P> current = search;
        MoveChoice choice = MoveChoice.of(options, kind.levels(), position);
        Limits narrowed = choice.limit(limits);
        current.prepare(narrowed);
        running =
                CompletableFuture.supplyAsync(
                        () -> {
                            SearchResult searched =
                                    current.run(position, narrowed, choice.lines(), listener);
                            SearchResult chosen = choice.choose(searched, position);
                            listener.finished(chosen);
                            return chosen;
                        },
                        thread);
    }

    /** Ends the search under way, if any; it still reports what it has. */
    public void stop() {
        search.stop();
    }

    /** Waits until no search is under way; returns what the last one came to. */
    public SearchResult await() {
        return running.join();
    }

    /** Searches and waits for the answer. */
    public SearchResult search(Game<P> position, Limits limits) {
        position(position);
        go(limits, new SearchListener() {});
        return await();
    }

    @Override
    public void close() {
        stop();
        thread.shutdown();
    }
}
