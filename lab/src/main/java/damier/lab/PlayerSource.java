package damier.lab;

import damier.engine.EngineFactory;
import damier.players.PlayerFactory;

/** How players are made from text. */
@FunctionalInterface
public interface PlayerSource {
    /**
     * Players of a game.
     *
     * @throws IllegalArgumentException in one line that names what is wrong
     */
    PlayerFactory player(EngineFactory kind, String text);
}
