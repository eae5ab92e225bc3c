package damier.classic.evaluation;

import damier.core.Evaluator.Feature;
import damier.core.Position;
import damier.core.Side;

import java.util.List;
import java.util.Map;

/** A weighted sum of features; each feature is a side's count minus the opponent's count. */
public abstract class Difference<P extends Position> implements Evaluation<P> {
    private final List<Term<P>> terms;

    /**
     * @param weights by name; a feature without a weight is switched off
     */
    Difference(Map<String, Double> weights, List<Term.Named<P>> features) {
        terms = Term.weighted(features, weights);
    }

    @Override
    public final double evaluate(P at, Side side) {
        double sum = 0;
        for (Term<P> term : terms) {
            sum += term.contribution(term.difference(at, side));
        }
        return sum;
    }

    @Override
    public final List<Feature> features(P at, Side side) {
        return terms.stream().map(term -> term.feature(term.difference(at, side))).toList();
    }
}
