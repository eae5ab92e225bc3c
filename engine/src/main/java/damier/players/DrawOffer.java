package damier.players;

/**
 * Decides whether a program accepts a draw: if it is not better, and the game is not in its
 * opening.
 */
public final class DrawOffer {
    /** The length of the opening, in plies. */
    private static final int OPENING_PLIES = 40;

    /** The score, in hundredths, at or below which a draw is accepted even in the opening. */
    private static final int CLEARLY_WORSE = -100;

    private DrawOffer() {}

    /**
     * Whether a program accepts a draw.
     *
     * @param score the program's score of its last move
     * @param ply the number of moves that both sides have made
     */
    public static boolean isWelcome(int score, int ply) {
        return score <= (ply < OPENING_PLIES ? CLEARLY_WORSE : 0);
    }
}
