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
 * @param half half the width of its 95 % interval; NaN where one value alone says nothing of it
 */
record Mean(int count, double mean, double half) {
    private static final double Z95 = 1.959963984540054;
    private static final double DOUBT = 0.05;

    static Mean of(double... values) {
        double[] known = Arrays.stream(values).filter(Double::isFinite).toArray();
        int n = known.length;
        double mean = DoubleStream.of(known).average().orElse(Double.NaN);
        if (n < 2) {
            return new Mean(n, mean, Double.NaN);
        }
        double squares = DoubleStream.of(known).map(x -> (x - mean) * (x - mean)).sum();
        double deviation = Math.sqrt(squares / (n - 1));
        return new Mean(n, mean, quantile(n - 1) * deviation / Math.sqrt(n));
    }

    static Mean of(Collection<Double> values) {
        return of(values.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /**
     * Of scores from 0 to 1. Where all were the same, others may still be as frequent as leaves
     * them a chance of one in twenty not to have been seen.
     */
    static Mean ofScores(Collection<Double> scores) {
        Mean mean = of(scores);
        if (mean.count == 0 || mean.half > 0) {
            return mean;
        }
        double unseen = 1 - Math.pow(DOUBT, 1.0 / mean.count);
        return new Mean(mean.count, mean.mean, unseen * Math.max(mean.mean, 1 - mean.mean));
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

    double low() {
        return mean - half;
    }

    double high() {
        return mean + half;
    }

    /** Whether it is above a bound, below it, or too close to tell. */
    Verdict above(double bound) {
        return Double.isNaN(half) ? Verdict.NOT_DECIDED : Verdict.above(bound, low(), high());
    }

    Verdict below(double bound) {
        return Double.isNaN(half) ? Verdict.NOT_DECIDED : Verdict.above(-bound, -high(), -low());
    }

    String percent() {
        return Numbers.percent(mean, half);
    }

    @Override
    public String toString() {
        return Numbers.text(mean, half);
    }
}
