package damier.classic.search;

/**
 * The F(round) of probabilistic yielding: how hard squares are to get as a game of Othello goes on.
 */
public enum Hardness {
    LINEAR,
    CONSTANT,
    /**
     * A curve through measured values: over 2,000 games of the player against itself, a fifth of
     * the moves at random, the share of squares with a higher bonus had to be divided by this to
     * give the share of moves with a higher bonus (least squares, root mean square error 0.04).
     */
    FITTED;

    private static final double FITTED_BASE = 1.07;
    private static final double FITTED_GROWTH = 5e-6;

    public double at(int round, double k) {
        return switch (this) {
            case LINEAR -> k * round;
            case CONSTANT -> k;
            case FITTED -> FITTED_BASE + FITTED_GROWTH * round * round * round;
        };
    }
}
