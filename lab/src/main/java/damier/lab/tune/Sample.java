package damier.lab.tune;

import java.util.Map;

/**
 * A position of a game that is over.
 *
 * @param values what each feature counted for the side to move, by name
 * @param points what that side made of it: 1, 0.5 or 0
 * @param weight its share of its game: all positions of a game have the same result, so that they
 *     tell together little more than one
 */
public record Sample(Map<String, Double> values, double points, double weight) {
    public Sample {
        values = Map.copyOf(values);
    }

    double value(String feature) {
        return values.getOrDefault(feature, 0.0);
    }
}
