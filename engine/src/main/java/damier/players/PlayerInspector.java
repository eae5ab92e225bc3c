package damier.players;

import damier.classic.ClassicPlayers;
import damier.classic.PlayerText;
import damier.classic.Watch;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.SearchParameters;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.tree.SearchTree;
import damier.tree.TreeBuilder;

import java.util.List;
import java.util.Optional;

/**
 * Shows how a player thinks: the tree that it searches, and its evaluation.
 *
 * <p>The engine's values are in hundredths of a man or of a disc; another player's values are in a
 * unit that the player defines.
 */
public final class PlayerInspector implements AutoCloseable {
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
