package damier.lab.experiment;

import damier.engine.EngineFactory;
import damier.lab.Openings;
import damier.lab.PlayerSource;
import damier.players.PlayerFactory;

/**
 * A game with its openings and its players.
 *
 * @param players makes players from specifications
 */
public record Arena(EngineFactory kind, Openings openings, PlayerSource players) {
    public String game() {
        return kind.game().id();
    }

    public PlayerFactory player(String text) {
        return players.player(kind, text);
    }
}
