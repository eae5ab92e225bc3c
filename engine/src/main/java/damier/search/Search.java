package damier.search;

import damier.core.EndgameProber;
import damier.core.EndgameSolver;
import damier.core.Evaluator;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.table.TranspositionTable;
import damier.tree.TreeRecorder;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The searches of one game, one at a time: a transposition table and the threads that share it,
 * which keep their results from one search to the next.
 */
public final class Search {
    private final SearchParameters parameters;
    private final TranspositionTable table;
    private final BusyMoves busy;
    private final List<RootSearch> roots = new ArrayList<>();
    private final GameDefinition game;
    private final EndgameProber<Position> tables;
    private final Evaluator<Position> evaluator;
    private @Nullable EndgameSolver<Position> solver;
    private TreeRecorder recorder = TreeRecorder.NONE;

    private Search(Maker maker, TranspositionTable table, int threads) {
        game = maker.game;
        evaluator = maker.evaluator;
        parameters = maker.parameters;
        tables =
                usesEndgames() ? game.endgames().prober().orElseGet(NoTables::new) : new NoTables();
        this.table = table;
        busy = new BusyMoves(threads > 1);
        for (int i = 0; i < threads; i++) {
            roots.add(new RootSearch(maker.nodeSearches.get(), table, busy));
        }
    }

    private boolean usesEndgames() {
        return parameters.has(SearchParameter.ENDGAMES);
    }

    /**
     * Makes the searches of one game, which share compiled code with each other and with no other
     * game.
     */
    public static final class Maker {
        private final GameDefinition game;
        private final Evaluator<Position> evaluator;
        private final SearchParameters parameters;
        private final Supplier<NodeSearch> nodeSearches;

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
            this.game = game;
            this.evaluator = evaluator;
            this.parameters = parameters;
            nodeSearches =
                    NodeSearch.maker(
                            new SearchSpec(
                                    game.rules(),
                                    evaluator,
                                    parameters,
                                    game.probCutErrors(),
                                    game.endgames(),
                                    recorded));
        }

        public Search make(TranspositionTable table, int threads) {
            return new Search(this, table, threads);
        }
    }

    /** Sets the recorder of every node, for searches made with {@code recorded}. */
    public void record(TreeRecorder newRecorder) {
        recorder = newRecorder;
    }

    /** Clears the results of earlier searches. */
    public void clear() {
        table.clear();
        roots.forEach(RootSearch::clear);
        if (solver != null) {
            solver.clear();
        }
    }

    /**
     * A search of a position, which {@link SearchRun#run} begins.
     *
     * @param lines the number of best lines to find
     * @param start the {@link System#nanoTime} from which the time counts
     */
    public SearchRun of(Game game, Limits limits, int lines, long start) {
        return new SearchRun(this, game, limits, lines, start);
    }

    /** Searches a position for its best line until a limit is reached. */
    public SearchResult run(Game game, Limits limits, SearchListener listener) {
        return of(game, limits, 1, System.nanoTime()).run(listener);
    }

    /** Prepares the table and the threads for a position. */
    void start(Game position, RootEndgame known, StopSignal stop) {
        table.startSearch();
        busy.clear();
        roots.forEach(root -> root.start(position, known, stop, recorder));
    }

    /** The knowledge of the endgame tables about a position; a recorded search ignores it. */
    RootEndgame endgame(Game position) {
        return new RootEndgame(isRecorded() ? new NoTables() : tables, position);
    }

    private boolean isRecorded() {
        return !recorder.equals(TreeRecorder.NONE);
    }

    /** The solver of the game, if it has one and this search uses it; made at the first request. */
    Optional<EndgameSolver<Position>> solver() {
        if (solver == null && usesEndgames() && !isRecorded()) {
            solver = game.endgames().solver(evaluator, table.bytes() / 2).orElse(null);
        }
        return Optional.ofNullable(solver);
    }

    SearchParameters parameters() {
        return parameters;
    }

    List<RootSearch> roots() {
        return roots;
    }

    TreeRecorder recorder() {
        return recorder;
    }

    int tableFill() {
        return table.fill();
    }
}
