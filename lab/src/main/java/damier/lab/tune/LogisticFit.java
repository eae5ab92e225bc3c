package damier.lab.tune;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Logistic regression: the weights for which the winning probabilities 1 / (1 + exp(-sum)) agree
 * best with the results, with weight decay towards the player's current weights. A small number of
 * games changes little, and a feature that never differs keeps its weight. Solved by Newton's
 * method.
 */
public final class LogisticFit {
    private static final int STEPS = 50;
    private static final double TOLERANCE = 1e-9;

    /**
     * The maximum information of a game about a weight whose feature has its typical size
     * throughout.
     */
    private static final double GAME = 0.25;

    /**
     * The prior of the weights, equivalent to 300 games. A game is one result regardless of its
     * number of positions, and largely chance.
     */
    private static final double PRIOR = 300 * GAME;

    /**
     * The prior of the scale of the whole evaluation. It is much weaker, so that a player whose
     * evaluation has the wrong sign learns that soon.
     */
    private static final double PRIOR_OF_SUM = 10 * GAME;

    private static final String SUM = "sum";

    private final List<String> features;
    private final List<Sample> samples;

    /** The typical size of each feature where it is not zero; zero if it always is. */
    private final double[] scale;

    public LogisticFit(List<String> features, List<Sample> samples) {
        this.features = List.copyOf(features);
        this.samples = List.copyOf(samples);
        scale = features.stream().mapToDouble(this::usualSize).toArray();
    }

    private double usualSize(String feature) {
        double squares = 0;
        double games = 0;
        for (Sample sample : samples) {
            double value = sample.value(feature);
            squares += sample.weight() * value * value;
            games += value == 0 ? 0 : sample.weight();
        }
        return games == 0 ? 0 : Math.sqrt(squares / games);
    }

    /**
     * The fitted weights, in the unit of {@code before}: the standard deviation of the evaluation
     * over the positions stays the same. A positive factor changes no move.
     */
    public Map<String, Double> weights(Map<String, Double> before) {
        double trust = Math.max(0, factor(before, 1, PRIOR_OF_SUM));
        double[] centre = new double[scale.length];
        for (int i = 0; i < scale.length; i++) {
            centre[i] = trust * before.getOrDefault(features.get(i), 0.0) * scale[i];
        }
        double[] fitted = fit(centre, PRIOR);
        Map<String, Double> weights = new LinkedHashMap<>();
        for (int i = 0; i < scale.length; i++) {
            double own = before.getOrDefault(features.get(i), 0.0);
            weights.put(features.get(i), scale[i] == 0 ? own : fitted[i] / scale[i]);
        }
        double stdDev = stdDev(weights);
        double wanted = stdDev(before);
        double unit = stdDev == 0 || wanted == 0 ? 1 : wanted / stdDev;
        for (int i = 0; i < scale.length; i++) {
            if (scale[i] != 0) {
                weights.merge(features.get(i), unit, (weight, factor) -> weight * factor);
            }
        }
        return weights;
    }

    private double stdDev(Map<String, Double> weights) {
        return Math.sqrt(
                samples.stream().mapToDouble(s -> s.weight() * Math.pow(sum(s, weights), 2)).sum());
    }

    private static double sum(Sample sample, Map<String, Double> weights) {
        double sum = 0;
        for (Map.Entry<String, Double> weight : weights.entrySet()) {
            sum += weight.getValue() * sample.value(weight.getKey());
        }
        return sum;
    }

    /**
     * The mean log loss, in nats, at the best scale of these weights; 0.69 is that of guessing, and
     * of weights with the wrong sign.
     */
    public double loss(Map<String, Double> weights) {
        double factor = Math.max(0, factor(weights, 0, GAME));
        double loss = 0;
        double games = 0;
        for (Sample sample : samples) {
            double chance = chance(factor * sum(sample, weights));
            loss -=
                    sample.weight()
                            * (sample.points() * Math.log(Math.max(chance, 1e-12))
                                    + (1 - sample.points())
                                            * Math.log(Math.max(1 - chance, 1e-12)));
            games += sample.weight();
        }
        return games == 0 ? 0 : loss / games;
    }

    /** The factor of the weighted sum at which it agrees best with the results. */
    private double factor(Map<String, Double> weights, double centre, double weightDecay) {
        List<Sample> sums =
                samples.stream()
                        .map(s -> new Sample(Map.of(SUM, sum(s, weights)), s.points(), s.weight()))
                        .toList();
        var single = new LogisticFit(List.of(SUM), sums);
        return single.scale[0] == 0
                ? 0
                : single.fit(new double[] {centre}, weightDecay)[0] / single.scale[0];
    }

    private static double chance(double sum) {
        return 1 / (1 + Math.exp(-sum));
    }

    /** The weights of the scaled features, with weight decay towards {@code centre}. */
    private double[] fit(double[] centre, double weightDecay) {
        int n = features.size();
        double[] weights = centre.clone();
        for (int step = 0; step < STEPS; step++) {
            double[] slope = new double[n];
            double[][] curve = new double[n][n];
            for (int i = 0; i < n; i++) {
                slope[i] = weightDecay * (centre[i] - weights[i]);
                curve[i][i] = weightDecay;
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
            if (size < TOLERANCE) {
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
            values[i] = scale[i] == 0 ? 0 : sample.value(features.get(i)) / scale[i];
            sum += weights[i] * values[i];
        }
        double chance = chance(sum);
        double doubt = sample.weight() * chance * (1 - chance);
        for (int i = 0; i < n; i++) {
            slope[i] += sample.weight() * (sample.points() - chance) * values[i];
            for (int j = 0; j < n; j++) {
                curve[i][j] += doubt * values[i] * values[j];
            }
        }
    }

    /** Gaussian elimination; weight decay makes every pivot positive. */
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
