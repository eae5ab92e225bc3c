package damier.players;

import damier.classic.Decision;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A player that explains its choice. Its values are in a unit that only the player defines, so they
 * are not a {@link Choice#score}.
 */
public interface OpenPlayer extends Player {
    /** Chooses a move and returns all details of the search. */
    Decision decide(Game game, Limits limits);

    /**
     * The player's evaluation of the position for a side, feature by feature; empty if it does not
     * evaluate.
     */
    List<Feature> features(Game game, Side side);

    /**
     * The stage of the game whose weights it uses; empty if they are the same throughout. The
     * weight of a feature is then the option {@code stage.feature.weight}.
     */
    default String stage(Game game) {
        return "";
    }

    @Override
    default Choice choose(Game game, Limits limits) {
        Decision decision = decide(game, limits);
        return new Choice(
                decision.move(),
                OptionalInt.empty(),
                decision.depth(),
                decision.counts().nodes(),
                decision.nanos(),
                Optional.of(decision));
    }
}
