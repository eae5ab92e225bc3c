package damier.lab;

import damier.core.Limits;
import damier.players.PlayerFactory;

/** A player of a match and its limits for a move; a clock has its time at the start of the game. */
public record Contender(PlayerFactory factory, Limits limits) {
    boolean isTimed() {
        return limits.nanos() != Long.MAX_VALUE || limits.clock().isPresent();
    }
}
