package damier.engine;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import damier.core.Game;
import damier.core.Limits;
import damier.search.Search;
import damier.search.SearchListener;
import damier.search.SearchResult;
import damier.table.TranspositionTable;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.Supplier;

/**
 * What a protocol, a web board or a match may ask of the engine. It prints nothing and parses
 * nothing.
 *
 * <p>One search runs at a time. {@link #go} returns at once; the listener hears of the search from
 * threads of the engine, one call after the other, and {@link SearchListener#finished} comes last.
 * Calls come from one thread, but for {@link #stop}, which may come from any.
 */
public final class Engine implements AutoCloseable {
    /** How long after its time the search itself may still answer, in nanoseconds. */
    private static final long GRACE = 1_000_000;

    private final EngineFactory kind;
    private final ExecutorService thread;
    private final ScheduledThreadPoolExecutor clock;
    private EngineOptions options;
    private Search search;
    private Game game;
    private Optional<Limits> ponderLimits = Optional.empty();
    private volatile PendingResult answer = PendingResult.given(new SearchResult(List.of(), 0, 0));
    private CompletableFuture<?> running = CompletableFuture.completedFuture("nothing");

    Engine(EngineFactory kind, EngineOptions options) {
        this.kind = kind;
        this.options = options;
        game = new Game(kind.game());
        search = makeSearch(options);
        thread = Executors.newSingleThreadExecutor(threads("engine"));
        clock =
                new ScheduledThreadPoolExecutor(
                        1, threads("clock"), new ThreadPoolExecutor.DiscardPolicy());
        clock.setRemoveOnCancelPolicy(true);
    }

    private ThreadFactory threads(String role) {
        return Thread.ofPlatform().daemon().name(role + "-" + kind.game().id()).factory();
    }

    private Search makeSearch(EngineOptions wanted) {
        TranspositionTable table = new TranspositionTable(wanted.tableBytes());
        return kind.searches(wanted.parameters()).make(table, wanted.threads());
    }

    public EngineFactory kind() {
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
        endSearch();
        boolean sameSearch =
                newOptions.threads() == options.threads()
                        && newOptions.tableBytes() == options.tableBytes()
                        && newOptions.parameters().equals(options.parameters());
        options = newOptions;
        if (!sameSearch) {
            search = makeSearch(newOptions);
        }
    }

    /** Forgets what it knows of the game before. */
    public void newGame() {
        endSearch();
        search.clear();
    }

    /** The position to think about, with the moves that led to it. */
    public void position(Game newGame) {
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
        if (ponderLimits.isPresent()) {
            search.limit(ponderLimits.get());
            answerIn(search.nanosLeft());
        }
        ponderLimits = Optional.empty();
    }

    private void start(Limits limits, SearchListener listener) {
        long now = System.nanoTime();
        endSearch();
        Game position = game;
        Search current = search;
        MoveChoice choice = MoveChoice.of(options, kind.game().levels(), position);
        Limits narrowed = choice.limit(limits);
        var newAnswer =
                new PendingResult(
                        listener, choice.told(), result -> choice.choose(result, position));
        current.prepare(narrowed, now);
        answer = newAnswer;
        Supplier<SearchResult> run =
                () -> current.run(position, narrowed, choice.lines(), newAnswer);
        running = CompletableFuture.runAsync(() -> newAnswer.giveBy(run), thread);
        answerIn(current.nanosLeft());
    }

    /** Ends the search under way, if any; it still reports what it has. */
    public void stop() {
        search.stop();
        answerIn(0);
    }

    /** Sees to it that the answer comes in time, even if the search waits for its turn. */
    private void answerIn(long nanos) {
        if (nanos != Long.MAX_VALUE) {
            Search late = search;
            PendingResult wanted = answer;
            Runnable answering = () -> wanted.giveEarly(late.soFar());
            Future<?> alarm = clock.schedule(answering, nanos + GRACE, NANOSECONDS);
            wanted.whenGiven(() -> alarm.cancel(false));
        }
    }

    /** Waits until no search is under way; returns what the last one came to. */
    public SearchResult await() {
        return answer.await();
    }

    /** What was asked for before is over, also where the clock was faster than the search. */
    private void endSearch() {
        stop();
        running.join();
    }

    /** Searches and waits for the answer. */
    public SearchResult search(Game position, Limits limits) {
        position(position);
        go(limits, new SearchListener() {});
        return await();
    }

    @Override
    public void close() {
        stop();
        thread.shutdown();
        clock.shutdown();
    }
}
