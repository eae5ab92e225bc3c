package damier.search;

import damier.core.Evaluator;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Scores;
import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.table.TranspositionTable;
import damier.tree.TreeRecorder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/**
 * Iterative deepening over one or more threads that share a table. Searches one position at a time.
 */
public final class Search {
    private static final int MAX_DEPTH = 127;

    /** The depth of a search to the end of the game without pruning. */
    private static final int EXACT_DEPTH = 255;

    /**
     * The first depth with an aspiration window; scores of shallower iterations are too unreliable.
     */
    private static final int ASPIRATION_DEPTH = 4;

    /** The depth to which an only move is searched on a clock, to get its score. */
    private static final int ONLY_MOVE_DEPTH = 10;

    private final SearchParameters parameters;
    private final TranspositionTable table;
    private final BusyMoves busy = new BusyMoves();
    private final List<Worker> workers = new ArrayList<>();
    private TreeRecorder recorder = TreeRecorder.NONE;

    /** The lines of the last complete iteration. */
    private volatile List<SearchInfo> found = List.of();

    private volatile StopSignal stop = new StopSignal(System.nanoTime(), 0, TimeManager.NONE);

    private Search(SearchParameters parameters, TranspositionTable table) {
        this.parameters = parameters;
        this.table = table;
    }

    /**
     * Makes the searches of one game, which share compiled code with each other and with no other
     * game.
     */
    public static final class Maker {
        private final SearchParameters parameters;
        private final Supplier<Worker> workers;

        /**
         * Makes the compiled code.
         *
         * @param recorded whether {@link #record} receives every node, which costs time
         */
        public Maker(
                GameDefinition game,
                Evaluator<Position> evaluator,
                SearchParameters parameters,
                boolean recorded) {
            this.parameters = parameters;
            workers =
                    Worker.maker(
                            new AlphaBeta.Spec(
                                    game.rules(),
                                    evaluator,
                                    parameters,
                                    game.probCutErrors(),
                                    recorded));
        }

        public Search make(TranspositionTable table, int threads) {
            Search search = new Search(parameters, table);
            for (int i = 0; i < threads; i++) {
                Worker worker = workers.get();
                worker.join(table, search.busy, threads > 1);
                search.workers.add(worker);
            }
            return search;
        }
    }

    /** Sets the recorder of every node, for searches made with {@code recorded}. */
    public void record(TreeRecorder newRecorder) {
        recorder = newRecorder;
    }

    /** Clears the results of earlier searches. */
    public void clear() {
        table.clear();
        workers.forEach(Worker::clear);
    }

    /** Ends the running search, which then returns its result so far; any thread may call it. */
    public void stop() {
        stop.stop();
    }

    /** Applies time limits, from now on, to a search that began without them. */
    public void limit(Limits limits) {
        stop.limitTo(TimeManager.of(limits));
    }

    /**
     * Must be called before {@link #run}, so that a stop that comes between the two is not lost.
     *
     * @param start the {@link System#nanoTime} from which the time counts
     */
    public void prepare(Limits limits, long start) {
        found = List.of();
        stop = new StopSignal(start, limits.nodes(), TimeManager.of(limits));
    }

    /** The remaining time of the running search, in nanoseconds. */
    public long nanosLeft() {
        return stop.nanosLeft();
    }

    /** The result of the running search so far; any thread may call it. */
    public SearchResult soFar() {
        StopSignal signal = stop;
        return result(withBetterMove(workers.getFirst(), found, signal), signal);
    }

    /**
     * Searches until a limit is reached.
     *
     * @param lines the number of best lines to find
     */
    public SearchResult run(Game game, Limits limits, int lines, SearchListener listener) {
        StopSignal signal = stop;
        table.startSearch();
        busy.clear();
        workers.forEach(worker -> worker.start(game, signal, recorder));
        Worker first = workers.getFirst();
        int end = game.kind().rules().movesToEnd(game.position());
        int wanted = Math.min(lines, first.rootMoves());
        List<Thread> helpers = wanted == 0 ? List.of() : startHelpers(Math.min(end, MAX_DEPTH));
        boolean onlyMove = first.rootMoves() == 1 && limits.isTimed();
        int lastDepth = Math.min(limits.depth(), MAX_DEPTH);
        TimeStretch stretch = new TimeStretch();
        try {
            for (int depth = 1; depth <= lastDepth && wanted > 0; depth++) {
                List<SearchInfo> iteration = iterate(first, depth, wanted, found, signal);
                if (depth == end && recorder.equals(TreeRecorder.NONE)) {
                    // Only an exact search may report the end of the game as its depth.
                    found = iteration.stream().map(info -> info.atDepth(end - 1)).toList();
                    iteration = iterate(first, EXACT_DEPTH, wanted, found, signal);
                    iteration = iteration.stream().map(info -> info.atDepth(end)).toList();
                }
                found = iteration;
                iteration.forEach(listener::iteration);
                stretch.update(iteration.getFirst());
                if ((onlyMove && depth >= ONLY_MOVE_DEPTH)
                        || signal.isLate(stretch.factor())
                        || depth == end
                        || isDecided(iteration, depth)) {
                    break;
                }
            }
        } catch (SearchStopped e) {
            // The result so far is the answer.
        }
        signal.stop();
        join(helpers);
        List<SearchInfo> best = withBetterMove(first, found, signal);
        if (best.isEmpty() && wanted > 0) {
            best = List.of(info(first.principalVariation(0), 0, 0, 0, signal));
        }
        return result(best, signal);
    }

    private SearchResult result(List<SearchInfo> lines, StopSignal signal) {
        return new SearchResult(List.copyOf(lines), nodes(), signal.elapsed());
    }

    private List<SearchInfo> iterate(
            Worker worker, int depth, int lines, List<SearchInfo> last, StopSignal signal) {
        worker.startIteration();
        List<SearchInfo> found = new ArrayList<>();
        for (int line = 0; line < lines; line++) {
            int score =
                    searchAround(
                            worker, depth, line < last.size() ? last.get(line).score() : 0, line);
            found.add(info(worker.principalVariation(line), line, depth, score, signal));
        }
        return ranked(found);
    }

    /** Sorts the lines: pruning can make a later line better than an earlier one. */
    private static List<SearchInfo> ranked(List<SearchInfo> lines) {
        List<SearchInfo> sorted = new ArrayList<>(lines);
        sorted.sort(Comparator.comparingInt(SearchInfo::score).reversed());
        for (int i = 0; i < sorted.size(); i++) {
            sorted.set(i, sorted.get(i).asLine(i + 1));
        }
        return sorted;
    }

    /**
     * Searches with an aspiration window around the expected score, and widens it until the score
     * is inside.
     */
    private int searchAround(Worker worker, int depth, int expected, int line) {
        int margin = parameters.get(SearchParameter.ASPIRATION);
        if (margin == 0 || depth < ASPIRATION_DEPTH) {
            return worker.searchRoot(depth, -Scores.INFINITE, Scores.INFINITE, line);
        }
        int alpha = expected - margin;
        int beta = expected + margin;
        while (true) {
            int score = worker.searchRoot(depth, alpha, beta, line);
            if (score > alpha && score < beta) {
                return score;
            }
            margin *= 2;
            if (score <= alpha) {
                alpha =
                        Scores.isLoss(score)
                                ? -Scores.INFINITE
                                : Math.max(score - margin, -Scores.INFINITE);
            } else {
                beta =
                        Scores.isWin(score)
                                ? Scores.INFINITE
                                : Math.min(score + margin, Scores.INFINITE);
            }
        }
    }

    /** A deeper search cannot change a win or loss that lies within the depth. */
    private static boolean isDecided(List<SearchInfo> iteration, int depth) {
        return iteration.stream().allMatch(info -> Math.abs(info.score()) > Scores.WIN - depth);
    }

    /**
     * Adds a move that an unfinished iteration found better than the best move of the last complete
     * one.
     */
    private List<SearchInfo> withBetterMove(
            Worker worker, List<SearchInfo> lines, StopSignal signal) {
        Worker.Proven proven = worker.proven();
        if (lines.size() != 1 || proven == null) {
            return lines;
        }
        return List.of(info(proven.line(), 0, lines.getFirst().depth(), proven.score(), signal));
    }

    private SearchInfo info(List<Long> moves, int line, int depth, int score, StopSignal signal) {
        return new SearchInfo(
                line + 1,
                depth,
                workers.getFirst().selectiveDepth(),
                score,
                nodes(),
                signal.elapsed(),
                moves,
                table.fill());
    }

    private long nodes() {
        long sum = 0;
        for (Worker worker : workers) {
            sum += worker.nodes();
        }
        return sum;
    }

    /**
     * Starts the helper threads. They search the same position from different depths on, and share
     * results through the table.
     */
    private List<Thread> startHelpers(int last) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i < workers.size(); i++) {
            Worker worker = workers.get(i);
            int firstDepth = 1 + i % 2;
            threads.add(
                    Thread.ofPlatform()
                            .daemon()
                            .name("search-" + i)
                            .start(() -> help(worker, firstDepth, last)));
        }
        return threads;
    }

    /** Ends when the claimed nodes are used up, so that none of them is lost. */
    private void help(Worker worker, int firstDepth, int last) {
        try {
            int score = 0;
            for (int depth = firstDepth; depth <= last; depth++) {
                score = searchAround(worker, depth, score, 0);
            }
            if (last < MAX_DEPTH) {
                searchAround(worker, EXACT_DEPTH, score, 0);
            }
        } catch (SearchStopped e) {
            // Its results are in the table.
        }
    }

    private static void join(List<Thread> threads) {
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
