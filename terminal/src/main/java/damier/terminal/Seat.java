package damier.terminal;

import damier.core.Limits;
import damier.players.PlayerFactory;

import java.util.Optional;

/**
 * Who plays a side.
 *
 * @param factory nothing where a person plays
 * @param limits what a program may spend on a move, besides the clock
 */
public record Seat(String name, Optional<PlayerFactory> factory, Limits limits) {
    public static final String PERSON = "human";

    public static Seat person() {
        return new Seat(PERSON, Optional.empty(), Limits.INFINITE);
    }

    public static Seat program(PlayerFactory factory, Limits limits) {
        return new Seat(factory.name(), Optional.of(factory), limits);
    }

    public boolean isPerson() {
        return factory.isEmpty();
    }
}
