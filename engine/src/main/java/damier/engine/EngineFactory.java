package damier.engine;

import damier.core.Evaluator;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.core.SearchParameters;
import damier.search.Search;
import damier.search.SearchListener;
import damier.table.TranspositionTable;
import damier.tree.SearchTree;
import damier.tree.TreeBuilder;

import java.util.HashMap;
import java.util.Map;

/**
 * The parts that the engines of one game share: rules, evaluation, and the compiled code of their
 * searches.
 */
public final class EngineFactory {
    private static final long TREE_TABLE = 1L << 20;

    /** Visitors of a web board may ask for any parameters. */
    private static final int MAX_KINDS = 32;

    private final GameDefinition game;
    private final Evaluator<Position> evaluator;
    private final Map<SearchKind, Search.Maker> searches = new HashMap<>();

    /** Searches of one kind share their compiled code. */
    private record SearchKind(SearchParameters parameters, boolean recorded) {}

    public EngineFactory(GameDefinition game) {
        this(game, game.evaluators().standard());
    }

    EngineFactory(GameDefinition game, Evaluator<Position> evaluator) {
        this.game = game;
        this.evaluator = evaluator;
    }

    public GameDefinition game() {
        return game;
    }

    public Evaluator<Position> evaluator() {
        return evaluator;
    }

    /**
     * The same factory with other weights.
     *
     * @param file the name of the weights in messages
     * @throws IllegalArgumentException in one line that names the file and the fault
     */
    public EngineFactory withWeights(String file, byte[] content) {
        return new EngineFactory(game, game.evaluators().withWeights(file, content));
    }

    public EngineOptions defaultOptions() {
        return EngineOptions.with(game.searchParameters());
    }

    /** An independent engine with its own table and thread. */
    public Engine engine(EngineOptions options) {
        return new Engine(this, options);
    }

    public Engine engine() {
        return engine(defaultOptions());
    }

    /** Makes searches of this game. */
    public Search.Maker searches(SearchParameters parameters) {
        return searches(new SearchKind(parameters, false));
    }

    private synchronized Search.Maker searches(SearchKind wanted) {
        if (searches.size() > MAX_KINDS) {
            searches.clear();
        }
        return searches.computeIfAbsent(
                wanted,
                kind -> new Search.Maker(game, evaluator, kind.parameters(), kind.recorded()));
    }

    /**
     * Searches a position to a small depth and keeps the tree.
     *
     * @param maxNodes the number of nodes to keep; the search itself continues to its depth
     */
    public SearchTree tree(Game position, int depth, SearchParameters wanted, int maxNodes) {
        TranspositionTable table = new TranspositionTable(TREE_TABLE);
        Search search = searches(new SearchKind(wanted, true)).make(table, 1);
        TreeBuilder builder =
                new TreeBuilder(game, position.position(), maxNodes, Integer.MAX_VALUE);
        search.record(builder);
        search.run(position, Limits.depth(depth), new SearchListener() {});
        return builder.tree().orElseThrow(() -> new IllegalArgumentException("the game is over"));
    }
}
