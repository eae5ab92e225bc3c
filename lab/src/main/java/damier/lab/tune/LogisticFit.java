package damier.lab.tune;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Logistic regression: the weights under which the winning chances 1 / (1 + exp(-sum)) agree best
 * with what became of the positions. Newton's method; a slight pull towards zero keeps a feature
 * that never differs, or that decides every game, within bounds.
 */
public final class LogisticFit {
    private static final int STEPS = 50;
    private static final double ENOUGH = 1e-9;

    /** As much as one position would say: it matters where there are few. */
    private static final double PULL = 1;

    private final List<String> features;
    private final List<Sample> samples;
    private final double[] scale;

    public LogisticFit(List<String> features, List<Sample> samples) {
        this.features = List.copyOf(features);
        this.samples = List.copyOf(samples);
        scale = new double[features.size()];
        for (int i = 0; i < scale.length; i++) {
            String name = features.get(i);
            double squares = samples.stream().mapToDouble(s -> s.value(name) * s.value(name)).sum();
            scale[i] = squares == 0 ? 1 : Math.sqrt(squares / samples.size());
        }
    }

    /**
     * The weights that fit best, in the unit of {@code before}: the evaluation is spread as widely
     * over the positions as with the weights before. A positive factor changes no move.
     */
    public Map<String, Double> weights(Map<String, Double> before) {
        double[] fitted = fit();
        Map<String, Double> weights = new LinkedHashMap<>();
        for (int i = 0; i < fitted.length; i++) {
            weights.put(features.get(i), fitted[i] / scale[i]);
        }
        double spread = spread(weights);
        double wanted = spread(before);
        double factor = spread == 0 || wanted == 0 ? 1 : wanted / spread;
        weights.replaceAll((name, weight) -> weight * factor);
        return weights;
    }

    private double spread(Map<String, Double> weights) {
        return Math.sqrt(
                samples.stream().mapToDouble(s -> Math.pow(sum(s, weights), 2)).sum()
                        / Math.max(1, samples.size()));
    }

    private static double sum(Sample sample, Map<String, Double> weights) {
        double sum = 0;
        for (Map.Entry<String, Double> weight : weights.entrySet()) {
            sum += weight.getValue() * sample.value(weight.getKey());
        }
        return sum;
    }

    /**
     * The mean surprise, in nats, at the best scale of these weights; 0.69 is a coin's, and that of
     * weights that are better believed the other way round.
     */
    public double loss(Map<String, Double> weights) {
        List<Sample> sums =
                samples.stream()
                        .map(s -> new Sample(Map.of("sum", sum(s, weights)), s.points()))
                        .toList();
        var single = new LogisticFit(List.of("sum"), sums);
        double factor = Math.max(0, single.fit()[0] / single.scale[0]);
        double loss = 0;
        for (Sample sample : sums) {
            double chance = chance(factor * sample.value("sum"));
            loss -=
                    sample.points() * Math.log(Math.max(chance, 1e-12))
                            + (1 - sample.points()) * Math.log(Math.max(1 - chance, 1e-12));
        }
        return loss / Math.max(1, samples.size());
    }

    private static double chance(double sum) {
        return 1 / (1 + Math.exp(-sum));
    }

    /** The weights of the scaled features. */
    private double[] fit() {
        int n = features.size();
        double[] weights = new double[n];
        for (int step = 0; step < STEPS; step++) {
            double[] slope = new double[n];
            double[][] curve = new double[n][n];
            for (int i = 0; i < n; i++) {
                slope[i] = -PULL * weights[i];
                curve[i][i] = PULL;
            }
            for (Sample sample : samples) {
                add(sample, weights, slope, curve);
            }
            double[] move = solve(curve, slope);
            double size = 0;
            for (int i = 0; i < n; i++) {
                weights[i] += move[i];
                size += Math.abs(move[i]);
            }
            if (size < ENOUGH) {
                break;
            }
        }
        return weights;
    }

    private void add(Sample sample, double[] weights, double[] slope, double[][] curve) {
        int n = weights.length;
        double[] values = new double[n];
        double sum = 0;
        for (int i = 0; i < n; i++) {
            values[i] = sample.value(features.get(i)) / scale[i];
            sum += weights[i] * values[i];
        }
        double chance = chance(sum);
        double doubt = chance * (1 - chance);
        for (int i = 0; i < n; i++) {
            slope[i] += (sample.points() - chance) * values[i];
            for (int j = 0; j < n; j++) {
                curve[i][j] += doubt * values[i] * values[j];
            }
        }
    }

    /** Gauss's elimination; the pull makes every pivot positive. */
    private static double[] solve(double[][] matrix, double[] right) {
        int n = right.length;
        for (int column = 0; column < n; column++) {
            for (int row = column + 1; row < n; row++) {
                double factor = matrix[row][column] / matrix[column][column];
                for (int i = column; i < n; i++) {
                    matrix[row][i] -= factor * matrix[column][i];
                }
                right[row] -= factor * right[column];
            }
        }
        double[] solution = new double[n];
        for (int row = n - 1; row >= 0; row--) {
            double rest = right[row];
            for (int i = row + 1; i < n; i++) {
                rest -= matrix[row][i] * solution[i];
            }
            solution[row] = rest / matrix[row][row];
        }
        return solution;
    }
}
