package damier.classic.evaluation;

import static java.lang.Long.bitCount;

import damier.core.Evaluator.Feature;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import java.util.List;

/**
 * A sum of features divided by the number of pieces on the board: an advantage counts for more the
 * fewer pieces are left. At the start the value is that of the sum.
 *
 * @param sum the features and their weights
 * @param piecesAtTheStart of both sides
 */
public record PerPiece(Evaluation<DraughtsPosition> sum, int piecesAtTheStart)
        implements Evaluation<DraughtsPosition> {
    @Override
    public double evaluate(DraughtsPosition at, Side side) {
        return sum.evaluate(at, side) * factor(at);
    }

    @Override
    public List<Feature> features(DraughtsPosition at, Side side) {
        double factor = factor(at);
        return sum.features(at, side).stream()
                .map(
                        feature ->
                                new Feature(
                                        feature.name(),
                                        feature.value() * factor,
                                        feature.weight(),
                                        feature.contribution() * factor))
                .toList();
    }

    private double factor(DraughtsPosition at) {
        return (double) piecesAtTheStart / bitCount(at.own() | at.opponent());
    }
}
