package damier.classic;

import java.util.List;

/**
 * The description of a player that commands and pages show.
 *
 * @param game the id of the game it plays; {@link #ANY_GAME} for a player that plays every game
 * @param also the ids of other games it plays, which differ from {@code game} in rules alone
 * @param summary one sentence
 */
public record PlayerDescription(
        String id, String game, List<String> also, String summary, List<PlayerOption> options) {
    public static final String ANY_GAME = "any";

    public PlayerDescription {
        also = List.copyOf(also);
        options = List.copyOf(options);
    }

    /** A player of one game, or of every game. */
    public PlayerDescription(String id, String game, String summary, List<PlayerOption> options) {
        this(id, game, List.of(), summary, options);
    }

    public boolean plays(String gameId) {
        return game.equals(ANY_GAME) || game.equals(gameId) || also.contains(gameId);
    }
}
