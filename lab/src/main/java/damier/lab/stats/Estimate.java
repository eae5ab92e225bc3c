package damier.lab.stats;

import java.util.List;

/**
 * The estimated difference in strength with its uncertainty. No value is NaN: a difference that the
 * games do not bound is infinite.
 *
 * @param elo the difference
 * @param eloInterval half the width of its 95 % interval
 * @param eloLow the lower end of that interval; minus infinity if it has none
 * @param eloHigh the upper end
 * @param normalisedElo the difference relative to the standard deviation of a game, which does not
 *     depend on the draw rate
 * @param normalisedEloInterval half the width of its 95 % interval
 * @param superiority the likelihood that the first player is stronger, from 0 to 1
 */
public record Estimate(
        double elo,
        double eloInterval,
        double eloLow,
        double eloHigh,
        double normalisedElo,
        double normalisedEloInterval,
        double superiority) {
    /** The number of standard deviations that contain 95 % of a normal distribution. */
    public static final double Z95 = 1.959963984540054;

    private static final double SIGNIFICANCE = 0.05;

    private static final List<Double> TAIL =
            List.of(1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.319381530);

    public static Estimate of(Outcomes outcomes) {
        double excess = outcomes.mean() - 0.5;
        double deviation = Math.sqrt(outcomes.variance());
        double gameDeviation = deviation * Math.sqrt(outcomes.gamesEach());
        double total = (double) outcomes.total();
        double half = halfWidth(outcomes, deviation);
        double high = Elo.ofScore(outcomes.mean() + half);
        double low = Elo.ofScore(outcomes.mean() - half);
        return new Estimate(
                Elo.ofScore(outcomes.mean()),
                interval(low, Elo.ofScore(outcomes.mean()), high),
                low,
                high,
                Elo.NORMALISED * quotient(excess, gameDeviation),
                Elo.NORMALISED * Z95 / Math.sqrt(total * outcomes.gamesEach()),
                superiority(outcomes, excess, deviation));
    }

    /**
     * The likelihood of superiority; if all scores were equal, that of a coin that always fell on
     * the same side.
     */
    private static double superiority(Outcomes outcomes, double excess, double deviation) {
        double total = (double) outcomes.total();
        if (deviation == 0 && excess != 0) {
            double other = Math.pow(0.5, total * outcomes.gamesEach() + 1);
            return excess > 0 ? 1 - other : other;
        }
        return normal(quotient(excess, deviation) * Math.sqrt(total));
    }

    /** Half the width; if one end is infinite, the distance of the other. */
    private static double interval(double low, double elo, double high) {
        if (Double.isInfinite(high) && Double.isFinite(elo)) {
            return Double.isInfinite(low) ? Double.POSITIVE_INFINITY : elo - low;
        }
        return Double.isInfinite(low) && Double.isFinite(elo) ? high - elo : (high - low) / 2;
    }

    /**
     * Half the width of the score's interval. If all scores were equal, others are assumed to be as
     * frequent as is possible with a chance of 5 % of not having occurred.
     */
    private static double halfWidth(Outcomes outcomes, double deviation) {
        if (outcomes.total() == 0) {
            return 1;
        }
        if (deviation > 0) {
            return Z95 * deviation / Math.sqrt((double) outcomes.total());
        }
        double unseen = 1 - Math.pow(SIGNIFICANCE, 1.0 / outcomes.total());
        return unseen * Math.max(outcomes.mean(), 1 - outcomes.mean());
    }

    private static double quotient(double excess, double deviation) {
        if (excess == 0) {
            return 0;
        }
        return deviation == 0 ? Math.signum(excess) * Double.POSITIVE_INFINITY : excess / deviation;
    }

    /** The normal distribution function, to 7 digits (Abramowitz and Stegun, 26.2.17). */
    private static double normal(double x) {
        double t = 1 / (1 + 0.2316419 * Math.abs(x));
        double series = 0;
        for (double coefficient : TAIL) {
            series = (series + coefficient) * t;
        }
        double tail = series * Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
        return x > 0 ? 1 - tail : tail;
    }
}
