package damier.lab.stats;

/** The two rating scales: Elo, from the score alone, and normalised Elo. */
public final class Elo {
    /**
     * The factor of normalised Elo, in which a difference of 1 is a score one standard deviation of
     * a game above one half. With this factor it agrees with Elo for small differences without
     * draws.
     */
    static final double NORMALISED = 800 / Math.log(10);

    private Elo() {}

    /** Infinite for a score of 0 or 1, or beyond. */
    public static double ofScore(double score) {
        if (score <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return score >= 1 ? Double.POSITIVE_INFINITY : -400 * Math.log10(1 / score - 1);
    }

    static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }
}
