package damier.players;

/** What a program thinks of a draw: welcome where it is not better, and the game is not young. */
public final class DrawOffer {
    /** In plies. */
    private static final int YOUNG = 40;

    /** In hundredths: even in a young game. */
    private static final int CLEARLY_WORSE = -100;

    private DrawOffer() {}

    /**
     * Whether a program takes a draw.
     *
     * @param score what the program thought of its last move
     * @param ply how many moves both sides have made
     */
    public static boolean isWelcome(int score, int ply) {
        return score <= (ply < YOUNG ? CLEARLY_WORSE : 0);
    }
}
