package damier.session;

import java.util.Optional;

/**
 * When a game ends that is not over by the rules.
 *
 * @param maxPlies the number of plies after which a game is drawn
 * @param win the agreement of both players on a winner
 * @param draw the agreement of both players on a draw
 * @param tables whether a position in the endgame tables ends the game
 */
public record Adjudication(
        int maxPlies, Optional<Agreement> win, Optional<Agreement> draw, boolean tables) {
    public static final int DEFAULT_MAX_PLIES = 400;

    public static final Adjudication DEFAULT =
            new Adjudication(DEFAULT_MAX_PLIES, Optional.empty(), Optional.empty());

    /** Far more plies than people play; programs may go on for ever under rules without draws. */
    private static final int ENDLESS = 5_000;

    /** Only the rules and the players end a game, unless it is endless. */
    public static final Adjudication NONE =
            new Adjudication(ENDLESS, Optional.empty(), Optional.empty());

    /** Without endgame tables. */
    public Adjudication(int maxPlies, Optional<Agreement> win, Optional<Agreement> draw) {
        this(maxPlies, win, draw, false);
    }

    public Adjudication withTables(boolean newTables) {
        return new Adjudication(maxPlies, win, draw, newTables);
    }

    /**
     * The agreement of both players that ends a game.
     *
     * @param score in hundredths of a man or of a disc
     * @param plies the number of consecutive plies, of both players together
     * @param from the first ply that counts
     */
    public record Agreement(int score, int plies, int from) {}
}
