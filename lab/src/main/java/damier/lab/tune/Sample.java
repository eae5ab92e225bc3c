package damier.lab.tune;

import java.util.Map;

/**
 * A position of a game that is over.
 *
 * @param values what each feature counted for the side to move, by name
 * @param points what that side made of it: 1, 0.5 or 0
 */
public record Sample(Map<String, Double> values, double points) {
    public Sample {
        values = Map.copyOf(values);
    }

    double value(String feature) {
        return values.getOrDefault(feature, 0.0);
    }
}
