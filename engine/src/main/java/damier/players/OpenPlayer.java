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
 * A player that shows how it came to its move. Its values are in a unit of its own, which others do
 * not know: they are no {@link Choice#score}.
 */
public interface OpenPlayer extends Player {
    /** Chooses a move, and tells all about it. */
    Decision decide(Game game, Limits limits);

    /**
     * Its evaluation of the position for a side, feature by feature; nothing where it does not
     * evaluate.
     */
    List<Feature> features(Game game, Side side);

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
