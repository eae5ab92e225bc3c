package damier.core;

import java.util.OptionalInt;

/**
 * Scores of the search: an {@code int} for the side to move, in hundredths of a man or of a disc.
 * Wins and losses by rule include their distance: a win in {@code n} plies is {@code WIN - n}.
 */
public final class Scores {
    public static final int DRAW = 0;
    public static final int WIN = 30_000;
    public static final int LOSS = -WIN;
    public static final int INFINITE = 32_000;

    /**
     * The score of a certain win whose distance is unknown: below every win with a distance, and
     * above every evaluation. A search subtracts the plies to the position that is known to be won.
     */
    public static final int CERTAIN_WIN = WIN - 500;

    /** The maximum length of a win in plies; every evaluation is below the score of such a win. */
    public static final int MAX_PLIES = 1_000;

    private Scores() {}

    /**
     * The score of a move for the side that plays it.
     *
     * @param after the score of the position after the move
     */
    public static int ofMove(int after) {
        int score = -after;
        // The end is one ply further from here.
        return isWin(score) ? score - 1 : isLoss(score) ? score + 1 : score;
    }

    public static boolean isWin(int score) {
        return score > WIN - MAX_PLIES;
    }

    public static boolean isLoss(int score) {
        return score < -(WIN - MAX_PLIES);
    }

    public static boolean isDecided(int score) {
        return isWin(score) || isLoss(score);
    }

    /** The number of plies to a win or a loss, if it is known. */
    public static OptionalInt plies(int score) {
        int plies = WIN - Math.abs(score);
        return plies < WIN - CERTAIN_WIN ? OptionalInt.of(plies) : OptionalInt.empty();
    }
}
