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
 * The setup of a game at the terminal.
 *
 * @param game may have begun
 * @param seats the players at the start
 * @param seating makes the seat of a player by name, to replace one; throws an {@link
 *     IllegalArgumentException} with a one-line message if there is no such player
 * @param nanoTime the source of the time
 */
public record GameSetup(
        Game game,
        EngineFactory engines,
        Map<Side, PlayerSeat> seats,
        Function<String, PlayerSeat> seating,
        Optional<Limits.Clock> clock,
        LongSupplier nanoTime) {
    public GameSetup {
        seats = Map.copyOf(seats);
    }
}
