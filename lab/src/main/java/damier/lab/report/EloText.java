package damier.lab.report;

import damier.lab.stats.Estimate;

/** Formats differences in Elo. */
public final class EloText {
    /** The half-width of an interval from which its ends are written instead. */
    private static final double WIDE = 200;

    private EloText() {}

    /** The difference with its interval; only the interval if it is too wide. */
    public static String of(Estimate estimate) {
        if (estimate.eloInterval() < WIDE) {
            return Numbers.text(estimate.elo(), estimate.eloInterval());
        }
        boolean hasLow = Double.isFinite(estimate.eloLow());
        boolean hasHigh = Double.isFinite(estimate.eloHigh());
        String low = "%.0f".formatted(estimate.eloLow());
        String high = "%.0f".formatted(estimate.eloHigh());
        if (hasLow && hasHigh) {
            return low + " to " + high;
        }
        return hasLow ? "at least " + low : hasHigh ? "at most " + high : "any";
    }

    /**
     * The normalised difference with its interval; a dash if it is infinite, as after wins only.
     */
    public static String normalised(Estimate estimate) {
        return Double.isFinite(estimate.normalisedElo())
                ? Numbers.text(estimate.normalisedElo(), estimate.normalisedEloInterval())
                : Numbers.text(Double.NaN);
    }
}
