package damier.core;

/** How a game ended. */
public enum Result {
    WHITE_WINS,
    BLACK_WINS,
    DRAW;

    public static Result winOf(Side side) {
        return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /** The result that a final score for {@code side} means. */
    public static Result of(Side side, int score) {
        return score == Scores.DRAW ? DRAW : winOf(score > 0 ? side : side.opponent());
    }
}
