package damier.classic;

import damier.classic.search.Iteration;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Side;

import java.util.List;
import java.util.Map;

/** What all classic players share: a description, options, and the games they accept. */
abstract class BasePlayer implements ClassicPlayer {
    private final PlayerDescription description;
    private final Options options;

    BasePlayer(PlayerDescription description, Options options) {
        this.description = description;
        this.options = options;
    }

    @Override
    public final PlayerDescription description() {
        return description;
    }

    @Override
    public final Map<String, String> options() {
        return options.values();
    }

    @Override
    public List<Feature> features(Game game, Side side) {
        return List.of();
    }

    @Override
    public List<Iteration> deepen(Game game, int lastDepth, boolean bestFirst) {
        return List.of();
    }

    static long[] legalMoves(Game game) {
        long[] moves = game.legalMoves();
        if (moves.length == 0) {
            throw new IllegalArgumentException("the game is over");
        }
        return moves;
    }
}
