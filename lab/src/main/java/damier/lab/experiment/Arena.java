package damier.lab.experiment;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.lab.Openings;
import damier.lab.PlayerSource;
import damier.players.PlayerFactory;

/**
 * A game, where its games begin, and who can play it.
 *
 * @param players makes players from text
 */
public record Arena<P extends Position>(
        EngineKind<P> kind, Openings<P> openings, PlayerSource players) {
    public String game() {
        return kind.game().id();
    }

    public PlayerFactory player(String text) {
        return players.player(kind, text);
    }
}
