package damier.terminal;

import damier.core.Limits;
import damier.players.PlayerFactory;
import damier.session.Seat;

import java.util.Optional;

/**
 * The player of a side.
 *
 * @param factory empty for a person
 * @param limits of a program for a move, besides the clock
 */
public record PlayerSeat(String label, Optional<PlayerFactory> factory, Limits limits)
        implements Seat {
    public static final String PERSON = "human";

    public static PlayerSeat person() {
        return new PlayerSeat(PERSON, Optional.empty(), Limits.INFINITE);
    }

    public static PlayerSeat program(PlayerFactory factory, Limits limits) {
        return new PlayerSeat(factory.name(), Optional.of(factory), limits);
    }

    @Override
    public boolean isPerson() {
        return factory.isEmpty();
    }
}
