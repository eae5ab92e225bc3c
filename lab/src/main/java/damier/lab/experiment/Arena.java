package damier.lab.experiment;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.lab.Openings;
import damier.players.PlayerFactory;

/**
 * A game, where its games begin, and who can play it.
 *
 * @param players makes players from text
 */
public record Arena<P extends Position>(
        EngineKind<P> kind, Openings<P> openings, PlayerSource players) {
    /** Makes players from text, of whatever kind the program knows. */
    @FunctionalInterface
    public interface PlayerSource {
        /**
         * Players of a game.
         *
         * @throws IllegalArgumentException in one line that names what is wrong
         */
        PlayerFactory player(EngineKind<?> kind, String text);
    }

    public String game() {
        return kind.game().id();
    }

    public PlayerFactory player(String text) {
        return players.player(kind, text);
    }
}
