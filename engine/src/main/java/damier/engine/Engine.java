package damier.engine;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import damier.core.Game;
import damier.core.Limits;
import damier.search.Search;
import damier.search.SearchListener;
import damier.search.SearchResult;
import damier.search.SearchRun;
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

/**
 * The interface of the engine for protocols, the web board and matches. It prints nothing and
 * parses nothing.
 *
 * <p>One search runs at a time. {@link #go} returns at once. The engine's threads call the
 * listener, one call at a time; {@link SearchListener#finished} is the last call. All methods must
 * be called by one thread, except {@link #stop}, which any thread may call.
 */
public final class Engine implements AutoCloseable {
    /**
     * The grace period in which the search itself may answer after its time limit, in nanoseconds.
     */
    private static final long GRACE = 1_000_000;

    private final EngineFactory kind;
    private final ExecutorService thread;
    private final ScheduledThreadPoolExecutor clock;
    private EngineOptions options;
    private Search search;
    private Game game;
    private volatile SearchRun run;
    private Optional<Limits> ponderLimits = Optional.empty();
    private volatile PendingResult answer =
            PendingResult.completed(new SearchResult(List.of(), 0, 0));
    private CompletableFuture<?> running = CompletableFuture.completedFuture("nothing");

    Engine(EngineFactory kind, EngineOptions options) {
        this.kind = kind;
        this.options = options;
        game = new Game(kind.game());
        search = makeSearch(options);
        run = search.of(game, Limits.INFINITE, 1, System.nanoTime());
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
        return kind.searches(wanted.searchParameters()).make(table, wanted.threads());
    }

    public EngineFactory kind() {
        return kind;
    }

    public EngineOptions options() {
        return options;
    }

    /**
     * Sets the options of the next search. Earlier results are kept if table size, threads and
     * search parameters stay the same.
     */
    public void setOptions(EngineOptions newOptions) {
        endSearch();
        boolean sameSearch =
                newOptions.threads() == options.threads()
                        && newOptions.tableBytes() == options.tableBytes()
                        && newOptions.searchParameters().equals(options.searchParameters());
        options = newOptions;
        if (!sameSearch) {
            search = makeSearch(newOptions);
        }
    }

    /** Clears the results of earlier searches. */
    public void newGame() {
        endSearch();
        search.clear();
    }

    /** Sets the position to search, with the moves that led to it. */
    public void position(Game newGame) {
        game = newGame.copy();
    }

    /** Starts a search and returns at once. */
    public void go(Limits limits, SearchListener listener) {
        ponderLimits = Optional.empty();
        start(limits, listener);
    }

    /** Searches during the opponent's turn; the limits count from {@link #ponderHit}. */
    public void ponder(Limits limits, SearchListener listener) {
        start(Limits.INFINITE, listener);
        ponderLimits = Optional.of(limits);
    }

    /** The opponent played the expected move: the search continues under its limits. */
    public void ponderHit() {
        if (ponderLimits.isPresent()) {
            run.limit(ponderLimits.get());
            answerIn(run.nanosLeft());
        }
        ponderLimits = Optional.empty();
    }

    private void start(Limits limits, SearchListener listener) {
        long now = System.nanoTime();
        endSearch();
        Game position = game;
        MoveChoice choice = MoveChoice.of(options, kind.game().levels(), position);
        var newAnswer =
                new PendingResult(
                        listener,
                        choice.reportedLines(),
                        result -> choice.choose(result, position));
        SearchRun newRun = search.of(position, choice.limit(limits), choice.lines(), now);
        run = newRun;
        answer = newAnswer;
        running =
                CompletableFuture.runAsync(
                        () -> newAnswer.completeWith(() -> newRun.run(newAnswer)), thread);
        answerIn(newRun.nanosLeft());
    }

    /** Ends the running search, if any; it still reports its result. */
    public void stop() {
        run.stop();
        answerIn(0);
    }

    /**
     * Schedules the answer for the case that the search thread does not get a processor in time.
     */
    private void answerIn(long nanos) {
        if (nanos != Long.MAX_VALUE) {
            SearchRun late = run;
            PendingResult wanted = answer;
            Runnable answering = () -> wanted.completeEarly(late.soFar());
            Future<?> alarm = clock.schedule(answering, nanos + GRACE, NANOSECONDS);
            wanted.whenComplete(() -> alarm.cancel(false));
        }
    }

    /** Waits until the running search ends, and returns the last result. */
    public SearchResult await() {
        return answer.await();
    }

    /** Waits until the search thread is free; the answer may have come from the clock before. */
    private void endSearch() {
        stop();
        running.join();
    }

    /** Searches and waits for the result. */
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
