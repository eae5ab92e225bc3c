package damier.engine;

import damier.core.Evaluator;
import damier.core.Game;
import damier.core.GameKind;
import damier.core.Limits;
import damier.core.Position;
import damier.search.ProbCutErrors;
import damier.search.Search;
import damier.search.SearchListener;
import damier.search.SearchParameters;
import damier.table.TranspositionTable;
import damier.tree.SearchTree;
import damier.tree.TreeBuilder;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * What the engines of one game share: rules, evaluation, and the compiled code of their searches.
 */
public final class EngineKind<P extends Position> {
    private static final long TREE_TABLE = 1L << 20;

    private final GameKind<P> game;
    private final Evaluator<P> evaluator;
    private final Weighing<P> weighing;
    private final SearchParameters parameters;
    private final List<Level> levels;
    private final ConcurrentMap<SearchParameters, Search.Maker<P>> searches =
            new ConcurrentHashMap<>();

    /** Makes an evaluation of the text of a file of weights, and calls it so in messages. */
    @FunctionalInterface
    interface Weighing<P extends Position> {
        Evaluator<P> evaluator(String file, String text);
    }

    EngineKind(
            GameKind<P> game,
            Evaluator<P> evaluator,
            Weighing<P> weighing,
            SearchParameters parameters,
            List<Level> levels) {
        this.game = game;
        this.evaluator = evaluator;
        this.weighing = weighing;
        this.parameters = parameters;
        this.levels = List.copyOf(levels);
    }

    public GameKind<P> game() {
        return game;
    }

    public Evaluator<P> evaluator() {
        return evaluator;
    }

    /**
     * The same with other weights.
     *
     * @param file what to call them in messages
     * @throws IllegalArgumentException in one line that names the file and the fault
     */
    public EngineKind<P> withWeights(String file, String text) {
        return new EngineKind<>(game, weighing.evaluator(file, text), weighing, parameters, levels);
    }

    /** From the weakest to the strongest. */
    public List<Level> levels() {
        return levels;
    }

    public EngineOptions defaultOptions() {
        return EngineOptions.with(parameters);
    }

    /** An engine of its own, with its own table and thread. */
    public Engine<P> engine(EngineOptions options) {
        return new Engine<>(this, options);
    }

    public Engine<P> engine() {
        return engine(defaultOptions());
    }

    /** Makes searches of this game. */
    public Search.Maker<P> searches(SearchParameters wanted) {
        return searches.computeIfAbsent(
                wanted, parameters -> new Search.Maker<>(parameters, errors(), false));
    }

    private ProbCutErrors errors() {
        return ProbCutErrors.of(game.id());
    }

    /**
     * Searches a position to a small depth and keeps the tree.
     *
     * @param maxNodes how many nodes are kept; the search itself goes on to its depth
     */
    public SearchTree tree(Game<P> position, int depth, SearchParameters wanted, int maxNodes) {
        TranspositionTable table = new TranspositionTable(TREE_TABLE);
        Search<P> search =
                new Search.Maker<P>(wanted, errors(), true).make(game.rules(), evaluator, table, 1);
        TreeBuilder<P> builder =
                new TreeBuilder<>(game, position.position(), maxNodes, Integer.MAX_VALUE);
        search.record(builder);
        Limits limits = Limits.depth(depth);
        search.prepare(limits, System.nanoTime());
        search.run(position, limits, 1, new SearchListener() {});
        return builder.tree().orElseThrow(() -> new IllegalArgumentException("the game is over"));
    }
}
