package damier.classic;

import java.util.List;

/**
 * The description of a player that commands and pages show.
 *
 * @param game the id of the game it plays; {@link #ANY_GAME} for a player that plays every game
 * @param summary one sentence
 */
public record PlayerDescription(
        String id, String game, String summary, List<PlayerOption> options) {
    public static final String ANY_GAME = "any";

    public PlayerDescription {
        options = List.copyOf(options);
    }

    public boolean plays(String gameId) {
        return game.equals(ANY_GAME) || game.equals(gameId);
    }
}
