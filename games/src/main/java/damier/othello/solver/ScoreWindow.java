package damier.othello.solver;

/**
 * The window of a solve, in discs. Scores strictly within it are exact; any other score is reported
 * as an upper bound of at most {@code lower} or a lower bound of at least {@code upper}.
 */
public record ScoreWindow(int lower, int upper) {
    /** The exact disc difference. */
    public static final ScoreWindow EXACT = new ScoreWindow(-Discs.ALL, Discs.ALL);

    /** A loss is -2 or less, a win 2 or more. */
    public static final ScoreWindow WIN_DRAW_LOSS = new ScoreWindow(-2, 2);

    public ScoreWindow {
        if (lower >= upper || lower < -Discs.ALL || upper > Discs.ALL) {
            throw new IllegalArgumentException("invalid window: " + lower + " to " + upper);
        }
        if (lower % 2 != 0 || upper % 2 != 0) {
            throw new IllegalArgumentException("the bounds of a window must be even");
        }
    }
}
