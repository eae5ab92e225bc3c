package damier.othello.solver;

/**
 * The selectivity of a pass of the solver. ProbCut prunes a subtree if a shallow search predicts
 * its result with this probability. The passes go from the fastest to the exact one.
 *
 * <p>The probabilities are two-sided ones of a normal distribution: 73 % is 1.1 standard
 * deviations.
 */
public enum Selectivity {
    PERCENT_73(0, 73, 1.103),
    PERCENT_87(1, 87, 1.514),
    PERCENT_95(2, 95, 1.960),
    PERCENT_98(3, 98, 2.326),
    PERCENT_99(4, 99, 2.576),
    /** No pruning by ProbCut: the score is proven. */
    EXACT(5, 100, Double.POSITIVE_INFINITY);

    /** The number of levels. */
    static final int LEVELS = values().length;

    private final int level;
    private final int percent;
    private final double deviations;

    Selectivity(int level, int percent, double deviations) {
        this.level = level;
        this.percent = percent;
        this.deviations = deviations;
    }

    /** The index of the level, from 0 for the most selective. */
    int level() {
        return level;
    }

    /** The confidence in a score of this pass in percent; 100 means proven. */
    public int percent() {
        return percent;
    }

    /**
     * Whether this selective pass is worth running before the last one, for a position with {@code
     * empties} empties.
     */
    boolean isWorthwhile(int empties) {
        return switch (this) {
            case PERCENT_73 -> true;
            case PERCENT_95 -> empties >= 25;
            default -> empties >= 27;
        };
    }

    /** The margin of ProbCut in standard deviations. */
    double deviations() {
        return deviations;
    }
}
