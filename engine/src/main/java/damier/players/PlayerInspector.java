package damier.players;

import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.classic.PlayerText;
import damier.classic.Watch;
import damier.classic.search.Counts;
import damier.classic.search.Iteration;
import damier.classic.search.MinimaxCounts;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.SearchParameters;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.tree.DeepeningStep;
import damier.tree.SearchTree;
import damier.tree.TreeBuilder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Shows how a player thinks: the tree that it searches, and its evaluation.
 *
 * <p>The engine's values are in hundredths of a man or of a disc; another player's values are in a
 * unit that the player defines.
 */
public final class PlayerInspector implements AutoCloseable {
    /** Enough to record the moves of any root. */
    private static final int ROOT_MOVES = 1_000;

    private final EngineFactory kind;
    private final String text;

    /** Empty for the engine, for which the factory suffices. */
    private final Optional<Player> player;

    /** Inspects the built-in player that {@code text} describes. */
    public PlayerInspector(EngineFactory kind, String text) {
        this(kind, text, List.of());
    }

    /**
     * @param schemes the schemes of external players
     * @throws IllegalArgumentException in one line that names the player or option at fault
     */
    public PlayerInspector(EngineFactory kind, String text, List<? extends PlayerScheme> schemes) {
        PlayerFactory factory = PlayerSpecs.parse(kind, text, schemes);
        this.text = factory.name();
        Optional<EngineFactory> engines = engines(kind, this.text, schemes);
        this.kind = engines.orElse(kind);
        player = engines.isPresent() ? Optional.empty() : Optional.of(factory.create());
    }

    /** The engine factory with its weights; empty if the text names another player. */
    private static Optional<EngineFactory> engines(
            EngineFactory kind, String text, List<? extends PlayerScheme> schemes) {
        for (PlayerScheme scheme : schemes) {
            Optional<String> address = scheme.address(text);
            if (address.isPresent()) {
                return scheme.engines(kind, PlayerText.parse(address.get()).id());
            }
        }
        return PlayerSpecs.isEngine(text) ? Optional.of(kind) : Optional.empty();
    }

    /** Whether its values are in a unit that the player defines. */
    public boolean hasOwnUnit() {
        return player.isPresent();
    }

    /**
     * Searches a position to a depth and keeps the tree; the player's other limits are ignored.
     *
     * @param maxNodes the number of nodes to keep; the search itself continues to its depth
     * @throws IllegalArgumentException if the player's search tree is not available, or the game is
     *     over
     */
    public SearchTree tree(Game game, int depth, int maxNodes) {
        if (player.isEmpty()) {
            SearchParameters parameters =
                    EngineSpec.parameters(kind, text, PlayerText.parse(text).options());
            return kind.tree(game, depth, parameters, maxNodes);
        }
        if (!(player.get() instanceof ClassicOpponent)) {
            throw new IllegalArgumentException(text + " searches out of sight");
        }
        TreeBuilder builder =
                new TreeBuilder(kind.game(), game.position(), maxNodes, Integer.MAX_VALUE);
        ClassicPlayers.create(text)
                .choose(game, Limits.depth(depth), Watch.NONE.withRecorder(builder));
        return builder.tree()
                .orElseThrow(() -> new IllegalArgumentException(text + " searches no tree"));
    }

    /**
     * Searches a position to depth 1, 2, 3 … up to a last depth.
     *
     * @throws IllegalArgumentException as {@link #tree}
     */
    public List<DeepeningStep> deepen(Game game, int lastDepth) {
        List<Counts> minimax = MinimaxCounts.upTo(game, lastDepth, MinimaxCounts.MAX_NODES);
        IntFunction<OptionalLong> all =
                depth ->
                        depth <= minimax.size()
                                ? OptionalLong.of(minimax.get(depth - 1).nodes())
                                : OptionalLong.empty();
        if (!(player.orElse(null) instanceof ClassicOpponent)) {
            return IntStream.rangeClosed(1, lastDepth)
                    .mapToObj(depth -> step(game, tree(game, depth, ROOT_MOVES), all.apply(depth)))
                    .toList();
        }
        ClassicPlayer classic = ClassicPlayers.create(text);
        List<Iteration> own = classic.deepen(game, lastDepth, false);
        List<Iteration> bestFirst = classic.deepen(game, lastDepth, true);
        if (own.isEmpty()) {
            throw new IllegalArgumentException(text + " does not deepen its search");
        }
        List<DeepeningStep> steps = new ArrayList<>();
        for (int i = 0; i < own.size(); i++) {
            Iteration at = own.get(i);
            steps.add(
                    new DeepeningStep(
                            at.depth(),
                            at.line().isEmpty()
                                    ? ""
                                    : kind.game()
                                            .notation()
                                            .format(game.position(), at.line().getFirst()),
                            at.value(),
                            at.counts().nodes(),
                            OptionalLong.of(bestFirst.get(i).counts().nodes()),
                            all.apply(at.depth())));
        }
        return steps;
    }

    /** A step of the engine, which always searches the best move of the step before first. */
    private static DeepeningStep step(Game game, SearchTree tree, OptionalLong minimax) {
        SearchTree.Node root = tree.root();
        double value = tree.maximiser() == game.side() ? root.value() : 0 - root.value();
        String move = root.bestMove().map(SearchTree.Node::move).orElse("");
        return new DeepeningStep(
                root.depth(), move, value, tree.nodes(), OptionalLong.empty(), minimax);
    }

    /**
     * The evaluation for a side, feature by feature; empty if the player does not evaluate or does
     * not show its evaluation.
     */
    public List<Feature> features(Game game, Side side) {
        if (player.isPresent()) {
            return player.get() instanceof OpenPlayer open ? open.features(game, side) : List.of();
        }
        List<Feature> forWhite = kind.evaluator().features(game.position());
        return side == Side.WHITE ? forWhite : forWhite.stream().map(Feature::negated).toList();
    }

    /**
     * The sum of the features; the engine rounds it and keeps it outside the range of win scores.
     */
    public double evaluation(Game game, Side side) {
        if (hasOwnUnit()) {
            return features(game, side).stream().mapToDouble(Feature::contribution).sum();
        }
        int forMover = kind.evaluator().evaluate(game.position());
        return side == game.side() ? forMover : 0 - forMover;
    }

    @Override
    public void close() {
        player.ifPresent(Player::close);
    }
}
