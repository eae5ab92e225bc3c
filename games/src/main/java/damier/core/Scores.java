package damier.core;

/**
 * Scores as the search keeps them: an {@code int} for the side to move, in hundredths of a man or
 * of a disc. Wins and losses by a rule carry their distance: a win in {@code n} plies is {@code WIN
 * - n}.
 */
public final class Scores {
    public static final int DRAW = 0;
    public static final int WIN = 30_000;
    public static final int LOSS = -WIN;
    public static final int INFINITE = 32_000;

    /** No win is longer than this many plies, and no evaluation is as high as such a win. */
    public static final int MAX_PLIES = 1_000;

    private Scores() {}

    /**
     * What a move is worth to the side that makes it.
     *
     * @param after the score of the position that it leads to
     */
    public static int ofMove(int after) {
        int score = -after;
        // The end is one ply further away.
        return isWin(score) ? score - 1 : isLoss(score) ? score + 1 : score;
    }

    public static boolean isWin(int score) {
        return score > WIN - MAX_PLIES;
    }

    public static boolean isLoss(int score) {
        return score < -(WIN - MAX_PLIES);
    }
}
