package damier.classic.evaluation;

import static java.lang.Long.bitCount;

import damier.core.Evaluator.Feature;
import damier.core.Side;
import damier.othello.Mobility;
import damier.othello.OthelloPosition;

import java.util.List;
import java.util.Map;

/**
 * The evaluation of Vieira Manzanera for Othello: legal moves, discs and the bonuses of the owned
 * squares, under weights that the stage of the game gives.
 */
public final class Vieira implements Evaluation<OthelloPosition> {
    /** What a feature is compared with. */
    public enum Comparison {
        /** Nothing: the opponent is not looked at. */
        ABSOLUTE,
        /** Both sides' together; nothing where that is zero. */
        RELATIVE,
        /** The same, with bonus sums raised so that none is below zero. */
        RELATIVE_SHIFTED
    }

    private final Comparison comparison;
    private final List<Term<OthelloPosition>> terms;

    /**
     * @param weights those of the stage, by name; a feature without a weight is switched off
     */
    public Vieira(Comparison comparison, Map<String, Double> weights, SquareBonuses bonuses) {
        this.comparison = comparison;
        double shift = comparison == Comparison.RELATIVE_SHIFTED ? -bonuses.smallestSum() : 0;
        terms =
                Term.weighted(
                        List.of(
                                new Term.Named<>("moves", Vieira::moves),
                                new Term.Named<>("discs", (at, side) -> bitCount(at.discs(side))),
                                new Term.Named<>(
                                        "bonus",
                                        (at, side) -> bonuses.sum(at.discs(side)) + shift)),
                        weights);
    }

    /** Were it this side's turn; a pass is none. */
    private static double moves(OthelloPosition at, Side side) {
        return bitCount(Mobility.of(at.discs(side), at.discs(side.opponent())));
    }

    @Override
    public double evaluate(OthelloPosition at, Side side) {
        double sum = 0;
        for (Term<OthelloPosition> term : terms) {
            sum += term.contribution(value(term, at, side));
        }
        return sum;
    }

    @Override
    public List<Feature> features(OthelloPosition at, Side side) {
        return terms.stream().map(term -> term.feature(value(term, at, side))).toList();
    }

    private double value(Term<OthelloPosition> term, OthelloPosition at, Side side) {
        double own = term.count().of(at, side);
        if (comparison == Comparison.ABSOLUTE) {
            return own;
        }
        double both = own + term.count().of(at, side.opponent());
        return both == 0 ? 0 : own / both;
    }
}
