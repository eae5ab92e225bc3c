package damier.classic.evaluation;

import static java.lang.Long.bitCount;

import damier.core.Evaluator.Feature;
import damier.core.Side;
import damier.othello.Mobility;
import damier.othello.OthelloPosition;

import java.util.List;
import java.util.Map;

/**
 * Vieira Manzanera's evaluation for Othello: legal moves, discs and the bonuses of owned squares,
 * with weights that depend on the stage of the game.
 */
public final class Vieira implements Evaluation<OthelloPosition> {
    /** How a feature of the two sides is compared. */
    public enum Comparison {
        /** The side's own value; the opponent's is ignored. */
        ABSOLUTE,
        /** The side's value divided by the sum of both; 0 if the sum is 0. */
        RELATIVE,
        /** As {@link #RELATIVE}, with bonus sums shifted so that none is negative. */
        RELATIVE_SHIFTED
    }

    private final String stage;
    private final Comparison comparison;
    private final List<Term<OthelloPosition>> terms;

    /**
     * @param weights those of the stage, by name; a feature without a weight is switched off
     */
    public Vieira(
            String stage,
            Comparison comparison,
            Map<String, Double> weights,
            SquareBonuses bonuses) {
        this.stage = stage;
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

    /** The number of legal moves if this side were to move; a pass does not count. */
    private static double moves(OthelloPosition at, Side side) {
        return bitCount(Mobility.of(at.discs(side), at.discs(side.opponent())));
    }

    @Override
    public String stage() {
        return stage;
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
