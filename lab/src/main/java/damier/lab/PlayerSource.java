package damier.lab;

import damier.engine.EngineFactory;
import damier.players.PlayerFactory;

/** Makes players from specifications. */
@FunctionalInterface
public interface PlayerSource {
    /**
     * Players of a game.
     *
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    PlayerFactory player(EngineFactory kind, String text);
}
