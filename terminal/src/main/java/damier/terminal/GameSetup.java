package damier.terminal;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.engine.EngineFactory;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * A game that is to be played.
 *
 * @param game may have begun
 * @param seats who plays at first
 * @param seating makes a seat of a player's name, for who comes later; throws an {@link
 *     IllegalArgumentException} in one line where nobody has that name
 * @param nanoTime tells the time
 */
public record GameSetup(
        Game game,
        EngineFactory engines,
        Map<Side, Seat> seats,
        Function<String, Seat> seating,
        Optional<Limits.Clock> clock,
        LongSupplier nanoTime) {
    public GameSetup {
        seats = Map.copyOf(seats);
    }
}
