package damier.classic.evaluation;

import damier.core.Evaluator.Feature;
import damier.core.Position;
import damier.core.Side;

import java.util.List;
import java.util.Map;

/** A feature that is switched on, with the name that options and reports use. */
record Term<P extends Position>(String name, double weight, Count<P> count) {
    /** The count of a feature for one side. */
    @FunctionalInterface
    interface Count<P extends Position> {
        double of(P at, Side side);
    }

    /** A feature without a weight yet. */
    record Named<P extends Position>(String name, Count<P> count) {}

    /** The features that have a weight; the others are switched off. */
    static <P extends Position> List<Term<P>> weighted(
            List<Named<P>> features, Map<String, Double> weights) {
        return features.stream()
                .filter(feature -> weights.containsKey(feature.name()))
                .map(feature -> weighted(feature, weights.getOrDefault(feature.name(), 0.0)))
                .toList();
    }

    private static <P extends Position> Term<P> weighted(Named<P> feature, double weight) {
        return new Term<>(feature.name(), weight, feature.count());
    }

    /** The count of a side minus that of its opponent. */
    double difference(P at, Side side) {
        return count.of(at, side) - count.of(at, side.opponent());
    }

    /** The weighted value; a weight of 0 gives 0 even for an infinite value. */
    double contribution(double value) {
        return weight == 0 ? 0 : weight * value;
    }

    Feature feature(double value) {
        return new Feature(name, value, weight, contribution(value));
    }
}
