package damier.lab;

import java.util.Optional;

/**
 * When a match ends a game that the rules would let go on.
 *
 * @param maxPlies a game of so many plies is a draw
 * @param win how clearly and for how long both players must see the same winner
 * @param draw how closely and for how long both must see no winner
 */
public record Adjudication(int maxPlies, Optional<Agreement> win, Optional<Agreement> draw) {
    public static final int DEFAULT_MAX_PLIES = 400;

    public static final Adjudication DEFAULT =
            new Adjudication(DEFAULT_MAX_PLIES, Optional.empty(), Optional.empty());

    /**
     * What both players must think for the match to end a game.
     *
     * @param score in hundredths of a man or of a disc
     * @param plies how many in a row, of both players together
     * @param from the first ply that counts
     */
    public record Agreement(int score, int plies, int from) {}
}
