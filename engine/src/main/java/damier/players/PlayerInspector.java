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
 * What can be seen of a player's thinking: the tree that it searches, and its evaluation.
 *
 * <p>The engine's numbers are in hundredths of a man or of a disc, another player's in a unit of
 * its own.
 */
public final class PlayerInspector implements AutoCloseable {
    private final EngineFactory kind;
    private final String text;

    /** Of the engine nothing is needed but what its kind knows. */
    private final Optional<Player> player;

    /** The player of our own that {@code text} describes. */
    public PlayerInspector(EngineFactory kind, String text) {
        this(kind, text, List.of());
    }

    /**
     * @param schemes how players that live outside are named
     * @throws IllegalArgumentException in one line that names the player or option at fault
     */
    public PlayerInspector(EngineFactory kind, String text, List<? extends PlayerScheme> schemes) {
        PlayerFactory factory = PlayerSpecs.parse(kind, text, schemes);
        this.text = factory.name();
        Optional<EngineFactory> engines = engines(kind, this.text, schemes);
        this.kind = engines.orElse(kind);
        player = engines.isPresent() ? Optional.empty() : Optional.of(factory.create());
    }

    /**
     * Nothing where the text names a player that is not the engine, with these or other weights.
     */
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

    /** Whether its numbers are in a unit of its own. */
    public boolean hasOwnUnit() {
        return player.isPresent();
    }

    /**
     * Searches a position to a depth and keeps the tree; no other limit of the player's holds.
     *
     * @param maxNodes how many nodes are kept; the search itself goes on to its depth
     * @throws IllegalArgumentException if the player searches no tree that can be seen, or the game
     *     is over
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
     * The evaluation for a side, feature by feature; nothing of a player that does not evaluate, or
     * does not tell.
     */
    public List<Feature> features(Game game, Side side) {
        if (player.isPresent()) {
            return player.get() instanceof OpenPlayer open ? open.features(game, side) : List.of();
        }
        List<Feature> forWhite = kind.evaluator().features(game.position());
        return side == Side.WHITE ? forWhite : forWhite.stream().map(Feature::negated).toList();
    }

    /** What the features add up to; the engine rounds it, and keeps it apart from wins. */
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
