package damier.lab.report;

import damier.lab.stats.Estimate;

/** A difference in Elo as people read it. */
public final class EloText {
    /** An interval of more than this on a side says more by its ends. */
    private static final double WIDE = 200;

    private EloText() {}

    /** With its interval; where that is too wide for a middle, the interval alone. */
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

    /** In units of what luck does in a game; a side that only won has no such number. */
    public static String normalised(Estimate estimate) {
        return Double.isFinite(estimate.normalisedElo())
                ? Numbers.text(estimate.normalisedElo(), estimate.normalisedEloInterval())
                : Numbers.text(Double.NaN);
    }
}
