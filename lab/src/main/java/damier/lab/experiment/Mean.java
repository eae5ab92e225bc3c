package damier.lab.experiment;

import damier.lab.report.Claim.Verdict;
import damier.lab.report.Numbers;
import damier.lab.report.ReportTable.Measured;
import damier.lab.stats.Estimate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * The mean of independent values, with its confidence interval.
 *
 * @param low the lower end of the 95 % interval; NaN for a single value
 * @param high the upper end
 */
record Mean(int count, double mean, double low, double high) implements Measured {
    /** The maximum ratio of the two sides of an interval that is written as symmetric. */
    private static final double MAX_ASYMMETRY = 1.01;

    static Mean around(int count, double mean, double half) {
        return new Mean(count, mean, mean - half, mean + half);
    }

    static Mean of(double... values) {
        double[] known = Arrays.stream(values).filter(Double::isFinite).toArray();
        int n = known.length;
        double mean = DoubleStream.of(known).average().orElse(Double.NaN);
        if (n < 2) {
            return around(n, mean, Double.NaN);
        }
        double squares = DoubleStream.of(known).map(x -> (x - mean) * (x - mean)).sum();
        double deviation = Math.sqrt(squares / (n - 1));
        return around(n, mean, quantile(n - 1) * deviation / Math.sqrt(n));
    }

    static Mean of(Collection<Double> values) {
        return of(values.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /**
     * The mean of scores from 0 to 1. The interval is computed with an additional win and an
     * additional loss, and limited to the possible range (after Agresti and Coull): it has a
     * positive width even if all games were won.
     */
    static Mean ofScores(Collection<Double> scores) {
        Mean mean = of(scores);
        if (mean.count == 0) {
            return mean;
        }
        Mean wider =
                of(
                        DoubleStream.concat(
                                        scores.stream().mapToDouble(Double::doubleValue),
                                        DoubleStream.of(0, 1))
                                .toArray());
        return new Mean(mean.count, mean.mean, wider.low, wider.high).within(0, 1);
    }

    /**
     * The mean of values of rows. The rows of one game are dependent, but games are independent, so
     * each game counts as one value: the mean of its rows.
     */
    static Mean byGame(Collection<Row> rows, ToDoubleFunction<Row> value) {
        Map<Integer, List<Double>> games = new TreeMap<>();
        for (Row row : rows) {
            double x = value.applyAsDouble(row);
            if (Double.isFinite(x)) {
                games.computeIfAbsent(row.place().game(), any -> new ArrayList<>()).add(x);
            }
        }
        return of(games.values().stream().map(values -> of(values).mean).toList());
    }

    /** The quantile of Student's distribution, to one percent from three degrees of freedom on. */
    private static double quantile(int freedom) {
        double z = Estimate.Z95;
        double n = freedom;
        double cube = z * z * z;
        double fifth = cube * z * z;
        return z
                + (cube + z) / (4 * n)
                + (5 * fifth + 16 * cube + 3 * z) / (96 * n * n)
                + (3 * fifth * z * z + 19 * fifth + 17 * cube - 15 * z) / (384 * n * n * n);
    }

    /** The same mean with an interval limited to the possible range. */
    Mean within(double least, double most) {
        return new Mean(count, mean, Math.max(least, low), Math.min(most, high));
    }

    @Override
    public double half() {
        return (high - low) / 2;
    }

    Mean times(double factor) {
        return new Mean(count, factor * mean, factor * low, factor * high);
    }

    /** The difference of two independent means. */
    Mean minus(Mean other) {
        return around(
                Math.min(count, other.count), mean - other.mean, Math.hypot(half(), other.half()));
    }

    /** Whether it is above a bound, below it, or undecided. */
    Verdict above(double bound) {
        return Double.isNaN(low) ? Verdict.NOT_DECIDED : Verdict.above(bound, low, high);
    }

    Verdict below(double bound) {
        return Double.isNaN(low) ? Verdict.NOT_DECIDED : Verdict.above(-bound, -high, -low);
    }

    String percent() {
        return times(100) + " %";
    }

    /** {@code 61 ± 5}, or {@code 98.8 (84.1 to 100)} if the interval is asymmetric. */
    @Override
    public String toString() {
        boolean isEven = !(Math.max(high - mean, mean - low) > MAX_ASYMMETRY * half());
        return isEven
                ? Numbers.text(mean, half())
                : "%s (%s to %s)"
                        .formatted(Numbers.text(mean), Numbers.text(low), Numbers.text(high));
    }
}
