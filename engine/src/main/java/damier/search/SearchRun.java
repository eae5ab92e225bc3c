package damier.search;

import damier.core.EndgameSolver;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Scores;
import damier.core.SearchParameter;
import damier.core.Threads;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.LongAdder;

/**
 * One search of a position: iterative deepening over the threads of a {@link Search}. Its time
 * counts from its creation on, and a stop before {@link #run} is not lost.
 */
public final class SearchRun {
    private static final int MAX_DEPTH = 127;

    /** The depth to which moves are compared that keep a known result. */
    private static final int CERTAIN_DEPTH = 10;

    /** The depth of the search that stands until the solver has an answer. */
    private static final int SOLVER_DEPTH = 8;

    /** Nodes per second of the solver, in one thread of a slow computer. */
    private static final double SOLVER_SPEED = 10e6;

    private static final double UNLIMITED_FACTOR = 4;

    /**
     * The first depth with an aspiration window; scores of shallower iterations are too unreliable.
     */
    private static final int ASPIRATION_DEPTH = 4;

    /** The depth to which an only move is searched on a clock, to get its score. */
    private static final int ONLY_MOVE_DEPTH = 10;

    private final Search search;
    private final List<RootSearch> roots;
    private final Game game;
    private final Limits limits;
    private final int lines;
    private final StopSignal stop;

    /** The score that the endgame tables know, while a search chooses the move. */
    private volatile OptionalInt certainScore = OptionalInt.empty();

    private final LongAdder solverNodes = new LongAdder();

    /** The lines of the last complete iteration. */
    private volatile List<SearchInfo> found = List.of();

    SearchRun(Search search, Game game, Limits limits, int lines, long start) {
        this.search = search;
        roots = search.roots();
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
        RootEndgame known = search.endgame(game);
        certainScore = known.certainScore();
        search.start(game, known, stop);
        int wanted = Math.min(lines, game.kind().rules().count(game.position()));
        if (known.isSolved() || (known.isKnown() && wanted > 1)) {
            found = fromTables(known, wanted);
            found.forEach(listener::iteration);
        } else if (wanted > 0) {
            deepen(wanted, listener);
        }
        stop.stop();
        List<SearchInfo> best = withBetterMove(found);
        if (best.isEmpty() && wanted > 0) {
            best = List.of(info(roots.getFirst().principalVariation(0), 0, 0, 0));
        }
        return result(best);
    }

    private List<SearchInfo> fromTables(RootEndgame known, int wanted) {
        List<SearchInfo> infos = new ArrayList<>();
        for (RootEndgame.Line line : known.lines(wanted)) {
            SearchInfo info = info(line.moves(), infos.size(), line.moves().size(), line.score());
            infos.add(info.withConfidence(SearchInfo.PROVEN));
        }
        return List.copyOf(infos);
    }

    private void deepen(int wanted, SearchListener listener) {
        int end = game.kind().rules().movesToEnd(game.position());
        List<Thread> helpers = startHelpers(Math.min(end, MAX_DEPTH));
        boolean solvable = false;
        try {
            solvable = deepen(wanted, end, listener);
        } catch (SearchStopped e) {
            // The result so far is the answer.
        }
        stop.endDeepening();
        Threads.join(helpers);
        if (solvable) {
            solve(wanted, end, listener);
        }
    }

    /**
     * Searches deeper and deeper.
     *
     * @param end the number of moves to the end of the game, if it is known
     * @return whether the search ended because the solver can take over
     */
    private boolean deepen(int wanted, int end, SearchListener listener) {
        boolean onlyMove = roots.getFirst().moveCount() == 1 && limits.isTimed();
        int lastDepth =
                Math.min(limits.depth(), certainScore.isPresent() ? CERTAIN_DEPTH : MAX_DEPTH);
        TimeStretch stretch = new TimeStretch();
        for (int depth = 1; depth <= lastDepth; depth++) {
            List<SearchInfo> iteration = iterate(depth, wanted);
            found = iteration;
            iteration.forEach(listener::iteration);
            stretch.update(iteration.getFirst());
            if ((onlyMove && depth >= ONLY_MOVE_DEPTH)
                    || stop.isLate(stretch.factor())
                    || isDecided(iteration, depth)) {
                return false;
            }
            if (depth == end || (limits.depth() >= end && depth >= SOLVER_DEPTH && isSolvable())) {
                return search.solver().isPresent();
            }
        }
        return false;
    }

    /**
     * Whether the solver can be expected to answer within the limits. Without limits it takes over
     * when its answer costs only a few times as much as the search so far.
     */
    private boolean isSolvable() {
        Optional<EndgameSolver<Position>> solver = search.solver();
        if (solver.isEmpty()) {
            return false;
        }
        double left = stop.nodesLeft(SOLVER_SPEED) / 2;
        double affordable = Double.isInfinite(left) ? UNLIMITED_FACTOR * nodes() : left;
        return solver.get().expectedNodes(game.position()) <= affordable;
    }

    private void solve(int wanted, int end, SearchListener listener) {
        search.solver()
                .orElseThrow()
                .solve(
                        game.position(),
                        new EndgameSolver.Request(
                                EndgameSolver.Goal.SCORE,
                                /* allMoves= */ wanted > 1,
                                roots.size(),
                                this::isTimeToStop,
                                pass -> {
                                    solved(pass, wanted, end);
                                    found.forEach(listener::iteration);
                                }));
    }

    /**
     * Counts nodes of the solver. After its first answer the solver may stop when an ordinary
     * search would not begin another iteration.
     */
    private boolean isTimeToStop(long nodes) {
        solverNodes.add(nodes);
        boolean answered = found.getFirst().confidence() != SearchInfo.ESTIMATED;
        return stop.isOverAfter(nodes) || (answered && stop.isLate(1));
    }

    private void solved(EndgameSolver.Pass pass, int wanted, int end) {
        List<SearchInfo> infos =
                pass.lines().stream()
                        .map(
                                line ->
                                        new SearchInfo(
                                                1,
                                                end,
                                                end,
                                                line.score(),
                                                nodes(),
                                                stop.elapsed(),
                                                line.moves(),
                                                search.tableFill(),
                                                pass.confidence()))
                        .toList();
        roots.getFirst().startIteration();
        found = ranked(infos).subList(0, wanted);
    }

    private SearchResult result(List<SearchInfo> best) {
        return new SearchResult(List.copyOf(best), nodes(), stop.elapsed());
    }

    private List<SearchInfo> iterate(int depth, int wanted) {
        RootSearch root = roots.getFirst();
        root.startIteration();
        List<SearchInfo> last = found;
        List<SearchInfo> iteration = new ArrayList<>();
        for (int line = 0; line < wanted; line++) {
            int expected = line < last.size() ? last.get(line).score() : 0;
            int score = searchAround(root, depth, expected, line);
            iteration.add(info(root.principalVariation(line), line, depth, score));
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
    private int searchAround(RootSearch root, int depth, int expected, int line) {
        int margin = search.parameters().get(SearchParameter.ASPIRATION);
        if (margin == 0 || depth < ASPIRATION_DEPTH) {
            return root.search(depth, -Scores.INFINITE, Scores.INFINITE, line);
        }
        int alpha = expected - margin;
        int beta = expected + margin;
        while (true) {
            int score = root.search(depth, alpha, beta, line);
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
        RootSearch.Proven proven = roots.getFirst().proven();
        if (complete.size() != 1 || proven == null) {
            return complete;
        }
        return List.of(info(proven.line(), 0, complete.getFirst().depth(), proven.score()));
    }

    private SearchInfo info(List<Long> moves, int line, int depth, int score) {
        return new SearchInfo(
                line + 1,
                depth,
                roots.getFirst().selectiveDepth(),
                Scores.isDecided(score) ? score : certainScore.orElse(score),
                nodes(),
                stop.elapsed(),
                moves,
                search.tableFill(),
                certainScore.isPresent() ? SearchInfo.PROVEN : SearchInfo.ESTIMATED);
    }

    private long nodes() {
        return solverNodes.sum() + roots.stream().mapToLong(RootSearch::nodes).sum();
    }

    /**
     * Starts the helper threads. They search the same position from different depths on, and share
     * results through the table.
     */
    private List<Thread> startHelpers(int last) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i < roots.size(); i++) {
            RootSearch root = roots.get(i);
            int firstDepth = 1 + i % 2;
            threads.add(
                    Thread.ofPlatform()
                            .daemon()
                            .name("search-" + i)
                            .start(() -> help(root, firstDepth, last)));
        }
        return threads;
    }

    /** Ends when the claimed nodes are used up, so that none of them is lost. */
    private void help(RootSearch root, int firstDepth, int last) {
        try {
            int score = 0;
            for (int depth = firstDepth; depth <= last; depth++) {
                score = searchAround(root, depth, score, 0);
            }
        } catch (SearchStopped e) {
            // Its results are in the table.
        }
    }
}
