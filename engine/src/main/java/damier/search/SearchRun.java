package damier.search;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Scores;
import damier.core.SearchParameter;
import damier.tree.TreeRecorder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One search of a position: iterative deepening over the workers of a {@link Search}. Its time
 * counts from its creation on, and a stop before {@link #run} is not lost.
 */
public final class SearchRun {
    private static final int MAX_DEPTH = 127;

    /** The depth of a search to the end of the game without pruning. */
    private static final int EXACT_DEPTH = 255;

    /**
     * The first depth with an aspiration window; scores of shallower iterations are too unreliable.
     */
    private static final int ASPIRATION_DEPTH = 4;

    /** The depth to which an only move is searched on a clock, to get its score. */
    private static final int ONLY_MOVE_DEPTH = 10;

    private final Search search;
    private final List<Worker> workers;
    private final Game game;
    private final Limits limits;
    private final int lines;
    private final StopSignal stop;

    /** The lines of the last complete iteration. */
    private volatile List<SearchInfo> found = List.of();

    SearchRun(Search search, Game game, Limits limits, int lines, long start) {
        this.search = search;
        this.workers = search.workers();
        this.game = game;
        this.limits = limits;
        this.lines = lines;
        stop = new StopSignal(start, limits.nodes(), TimeManager.of(limits));
    }

    /** Ends the search, which then returns its result so far; any thread may call it. */
    public void stop() {
        stop.stop();
    }

    /** Applies time limits, from now on, to a search that began without them. */
    public void limit(Limits newLimits) {
        stop.limitTo(TimeManager.of(newLimits));
    }

    /** The remaining time, in nanoseconds. */
    public long nanosLeft() {
        return stop.nanosLeft();
    }

    /** The result so far; any thread may call it. */
    public SearchResult soFar() {
        return result(withBetterMove(found));
    }

    /** Searches until a limit is reached; may be called once. */
    public SearchResult run(SearchListener listener) {
        search.start(game, stop);
        Worker first = workers.getFirst();
        int wanted = Math.min(lines, first.rootMoves());
        int end = game.kind().rules().movesToEnd(game.position());
        List<Thread> helpers = wanted == 0 ? List.of() : startHelpers(Math.min(end, MAX_DEPTH));
        try {
            if (wanted > 0) {
                deepen(wanted, end, listener);
            }
        } catch (SearchStopped e) {
            // The result so far is the answer.
        }
        stop.stop();
        join(helpers);
        List<SearchInfo> best = withBetterMove(found);
        if (best.isEmpty() && wanted > 0) {
            best = List.of(info(first.principalVariation(0), 0, 0, 0));
        }
        return result(best);
    }

    /**
     * @param end the number of moves to the end of the game, if it is known
     */
    private void deepen(int wanted, int end, SearchListener listener) {
        boolean onlyMove = workers.getFirst().rootMoves() == 1 && limits.isTimed();
        int lastDepth = Math.min(limits.depth(), MAX_DEPTH);
        TimeStretch stretch = new TimeStretch();
        for (int depth = 1; depth <= lastDepth; depth++) {
            List<SearchInfo> iteration = iterate(depth, wanted);
            if (depth == end && search.recorder().equals(TreeRecorder.NONE)) {
                // Only an exact search may report the end of the game as its depth.
                found = iteration.stream().map(info -> info.atDepth(end - 1)).toList();
                iteration = iterate(EXACT_DEPTH, wanted);
                iteration = iteration.stream().map(info -> info.atDepth(end)).toList();
            }
            found = iteration;
            iteration.forEach(listener::iteration);
            stretch.update(iteration.getFirst());
            if ((onlyMove && depth >= ONLY_MOVE_DEPTH)
                    || stop.isLate(stretch.factor())
                    || depth == end
                    || isDecided(iteration, depth)) {
                return;
            }
        }
    }

    private SearchResult result(List<SearchInfo> best) {
        return new SearchResult(List.copyOf(best), nodes(), stop.elapsed());
    }

    private List<SearchInfo> iterate(int depth, int wanted) {
        Worker worker = workers.getFirst();
        worker.startIteration();
        List<SearchInfo> last = found;
        List<SearchInfo> iteration = new ArrayList<>();
        for (int line = 0; line < wanted; line++) {
            int expected = line < last.size() ? last.get(line).score() : 0;
            int score = searchAround(worker, depth, expected, line);
            iteration.add(info(worker.principalVariation(line), line, depth, score));
        }
        return ranked(iteration);
    }

    /** Sorts the lines: pruning can make a later line better than an earlier one. */
    private static List<SearchInfo> ranked(List<SearchInfo> iteration) {
        List<SearchInfo> sorted = new ArrayList<>(iteration);
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
        int margin = search.parameters().get(SearchParameter.ASPIRATION);
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
    private List<SearchInfo> withBetterMove(List<SearchInfo> complete) {
        Worker.Proven proven = workers.getFirst().proven();
        if (complete.size() != 1 || proven == null) {
            return complete;
        }
        return List.of(info(proven.line(), 0, complete.getFirst().depth(), proven.score()));
    }

    private SearchInfo info(List<Long> moves, int line, int depth, int score) {
        return new SearchInfo(
                line + 1,
                depth,
                workers.getFirst().selectiveDepth(),
                score,
                nodes(),
                stop.elapsed(),
                moves,
                search.tableFill());
    }

    private long nodes() {
        return workers.stream().mapToLong(Worker::nodes).sum();
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
