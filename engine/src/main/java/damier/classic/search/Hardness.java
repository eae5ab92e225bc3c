package damier.classic.search;

/**
 * The F(round) of probabilistic yielding: how difficult it is to win squares in a given round of
 * Othello.
 */
public enum Hardness {
    LINEAR,
    CONSTANT,
    /**
     * A curve fitted to measured values: in 2,000 games of self-play with a fifth of the moves at
     * random, the share of squares with a higher bonus had to be divided by this number to give the
     * share of moves with a higher bonus (least squares, root mean square error 0.04).
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
