package damier.lab.tune;

import java.util.Map;

/**
 * A position of a finished game.
 *
 * @param values the value of each feature for the side to move, by name
 * @param points the result for that side: 1, 0.5 or 0
 * @param weight its share of its game: all positions of a game have the same result, so that
 *     together they carry little more information than one
 */
public record Sample(Map<String, Double> values, double points, double weight) {
    public Sample {
        values = Map.copyOf(values);
    }

    double value(String feature) {
        return values.getOrDefault(feature, 0.0);
    }
}
