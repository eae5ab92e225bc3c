package damier.lab.experiment;

import damier.lab.report.Claim.Verdict;
import damier.lab.report.Numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * The mean of independent values, never without how sure it is.
 *
 * @param low where its 95 % interval begins; NaN where one value alone says nothing of it
 * @param high where it ends
 */
record Mean(int count, double mean, double low, double high) {
    private static final double Z95 = 1.959963984540054;

    /** By how much an interval may be longer on one side and yet be written as if it were not. */
    private static final double EVEN = 1.01;

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
     * Of scores from 0 to 1. The interval is that of the scores with a win and a loss more, within
     * what is possible (after Agresti and Coull): so nothing but wins leave room for what was not
     * seen, and are surer than nearly nothing but wins.
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
     * Of values of rows. The rows of one game depend on each other and the games do not, so each
     * game counts as one value: the mean of its rows.
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

    /** Of Student's distribution, to one percent from three degrees of freedom on. */
    private static double quantile(int freedom) {
        double z = Z95;
        double n = freedom;
        double cube = z * z * z;
        double fifth = cube * z * z;
        return z
                + (cube + z) / (4 * n)
                + (5 * fifth + 16 * cube + 3 * z) / (96 * n * n)
                + (3 * fifth * z * z + 19 * fifth + 17 * cube - 15 * z) / (384 * n * n * n);
    }

    /** The same of values that cannot be less or more than these. */
    Mean within(double least, double most) {
        return new Mean(count, mean, Math.max(least, low), Math.min(most, high));
    }

    /** Half the width of the interval. */
    double half() {
        return (high - low) / 2;
    }

    Mean times(double factor) {
        return new Mean(count, factor * mean, factor * low, factor * high);
    }

    /** Whether it is above a bound, below it, or too close to tell. */
    Verdict above(double bound) {
        return Double.isNaN(low) ? Verdict.NOT_DECIDED : Verdict.above(bound, low, high);
    }

    Verdict below(double bound) {
        return Double.isNaN(low) ? Verdict.NOT_DECIDED : Verdict.above(-bound, -high, -low);
    }

    String percent() {
        return times(100) + " %";
    }

    /** {@code 61 ± 5}, or {@code 98.8 (84.1 to 100)} where the interval is no middle's. */
    @Override
    public String toString() {
        boolean isEven = !(Math.max(high - mean, mean - low) > EVEN * half());
        return isEven
                ? Numbers.text(mean, half())
                : "%s (%s to %s)"
                        .formatted(Numbers.text(mean), Numbers.text(low), Numbers.text(high));
    }
}
