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

    /** A search to the end of the game without pruning. */
    private static final int EXACT_DEPTH = 255;

    /** Scores of shallower iterations say too little to narrow a window by. */
    private static final int ASPIRATION_DEPTH = 4;

    /** How deep an only move is searched when time costs: its score is wanted, not the move. */
    private static final int ONLY_MOVE_DEPTH = 10;

    private final SearchParameters parameters;
    private final TranspositionTable table;
    private final BusyMoves busy = new BusyMoves();
    private final List<Worker> workers = new ArrayList<>();
    private TreeRecorder recorder = TreeRecorder.NONE;

    /** The lines of the last full iteration. */
    private volatile List<SearchInfo> found = List.of();

    private volatile StopSignal stop = new StopSignal(System.nanoTime(), 0, TimeManager.NONE);

    private Search(SearchParameters parameters, TranspositionTable table) {
        this.parameters = parameters;
        this.table = table;
    }

    /**
     * Makes searches of one game that share compiled code with each other and with no other game.
     */
    public static final class Maker {
        private final SearchParameters parameters;
        private final Supplier<Worker> workers;

        /**
         * Makes the compiled code.
         *
         * @param recorded whether {@link #record} is to hear of every node, which costs time
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

    /** Who hears of every node, in searches made for that. */
    public void record(TreeRecorder newRecorder) {
        recorder = newRecorder;
    }

    /** Forgets everything that earlier searches found out. */
    public void clear() {
        table.clear();
        workers.forEach(Worker::clear);
    }

    /** Ends the search under way, which then returns what it has; may be called by any thread. */
    public void stop() {
        stop.stop();
    }

    /** Puts a search that was begun without a limit of time on the clock, from now on. */
    public void limit(Limits limits) {
        stop.limitTo(TimeManager.of(limits));
    }

    /**
     * Must be called before {@link #run}, so that a stop that comes between the two is not lost.
     *
     * @param start the {@link System#nanoTime} from which on the time counts
     */
    public void prepare(Limits limits, long start) {
        found = List.of();
        stop = new StopSignal(start, limits.nodes(), TimeManager.of(limits));
    }

    /** How long the search under way may still take, in nanoseconds. */
    public long nanosLeft() {
        return stop.nanosLeft();
    }

    /** What the search under way has found so far; may be asked for by any thread. */
    public SearchResult soFar() {
        StopSignal signal = stop;
        return result(withBetterMove(workers.getFirst(), found, signal), signal);
    }

    /**
     * Searches until a limit is reached.
     *
     * @param lines how many of the best lines to find
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
                    // Only what is exact is said to reach the end.
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
            // What it found before is the answer.
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

    /** Pruning can make a later line better than one before it: the best still comes first. */
    private static List<SearchInfo> ranked(List<SearchInfo> lines) {
        List<SearchInfo> sorted = new ArrayList<>(lines);
        sorted.sort(Comparator.comparingInt(SearchInfo::score).reversed());
        for (int i = 0; i < sorted.size(); i++) {
            sorted.set(i, sorted.get(i).asLine(i + 1));
        }
        return sorted;
    }

    /**
     * Searches with a window around the score expected, which is widened until the score is inside.
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

    /** Searching deeper cannot change a win or loss whose end is inside the depth. */
    private static boolean isDecided(List<SearchInfo> iteration, int depth) {
        return iteration.stream().allMatch(info -> Math.abs(info.score()) > Scores.WIN - depth);
    }

    /** A move that an unfinished iteration already found better than the best of the last one. */
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
     * The other threads search the same position, each from another depth on, and speak through the
     * table.
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

    /** Ends where the nodes that it claimed are used up, so that none of them is lost. */
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
            // What it found is in the table.
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
