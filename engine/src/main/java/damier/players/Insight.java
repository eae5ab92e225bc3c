package damier.players;

import damier.classic.ClassicPlayers;
import damier.classic.PlayerText;
import damier.classic.Watch;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.engine.EngineKind;
import damier.search.SearchTraits;
import damier.tree.SearchTree;
import damier.tree.TreeBuilder;

import java.util.List;

/**
 * What can be seen of a player's thinking: the tree that it searches, and its evaluation.
 *
 * <p>The engine's numbers are in hundredths of a man or of a disc, a classic player's in a unit of
 * its own.
 */
public final class Insight<P extends Position> {
    private final EngineKind<P> kind;
    private final String player;

    /**
     * @throws IllegalArgumentException in one line that names the player or option at fault
     */
    public Insight(EngineKind<P> kind, String player) {
        this.kind = kind;
        this.player = PlayerSpecs.parse(kind, player).name();
    }

    public boolean isClassic() {
        return PlayerSpecs.isClassic(player);
    }

    /**
     * Searches a position to a depth and keeps the tree; no other limit of the player's holds.
     *
     * @param maxNodes how many nodes are kept; the search itself goes on to its depth
     * @throws IllegalArgumentException if the player searches no tree, or the game is over
     */
    public SearchTree tree(Game<P> game, int depth, int maxNodes) {
        if (!isClassic()) {
            SearchTraits traits =
                    EngineSpec.traits(kind, player, PlayerText.parse(player).options());
            return kind.tree(game, depth, traits, maxNodes);
        }
        TreeBuilder<P> builder =
                new TreeBuilder<>(kind.game(), game.position(), maxNodes, Integer.MAX_VALUE);
        ClassicPlayers.create(player)
                .choose(game, Limits.depth(depth), Watch.NONE.withRecorder(builder));
        return builder.tree()
                .orElseThrow(() -> new IllegalArgumentException(player + " searches no tree"));
    }

    /**
     * The evaluation for a side, feature by feature; nothing of a player that does not evaluate.
     */
    public List<Feature> features(Game<P> game, Side side) {
        if (isClassic()) {
            return ClassicPlayers.create(player).features(game, side);
        }
        List<Feature> forWhite = kind.evaluator().features(game.position());
        return side == Side.WHITE ? forWhite : forWhite.stream().map(Insight::negated).toList();
    }

    /** What the features add up to; the engine rounds it, and keeps it apart from wins. */
    public double evaluation(Game<P> game, Side side) {
        if (isClassic()) {
            return features(game, side).stream().mapToDouble(Feature::contribution).sum();
        }
        int forMover = kind.evaluator().evaluate(game.position());
        return side == game.side() ? forMover : 0 - forMover;
    }

    private static Feature negated(Feature feature) {
        return new Feature(
                feature.name(), 0 - feature.value(), feature.weight(), 0 - feature.contribution());
    }
}
