package damier.lab;

import damier.core.Limits;
import damier.players.PlayerFactory;

/**
 * A player of a match and what it may spend on a move. Of a clock that is what it begins the game
 * with.
 */
public record Contender(PlayerFactory factory, Limits limits) {
    boolean isTimed() {
        return limits.nanos() != Long.MAX_VALUE || limits.clock().isPresent();
    }
}
