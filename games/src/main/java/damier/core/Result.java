package damier.core;

/** The result of a game. */
public enum Result {
    WHITE_WINS,
    BLACK_WINS,
    DRAW;

    public static Result winOf(Side side) {
        return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /** The result for a final score of {@code side}. */
    public static Result of(Side side, int score) {
        return score == Scores.DRAW ? DRAW : winOf(score > 0 ? side : side.opponent());
    }
}
