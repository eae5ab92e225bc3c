package damier.classic.evaluation;

import static java.lang.Long.bitCount;

import damier.core.Evaluator.Feature;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The evaluation of Gösgens and Sommers for International draughts: the worth of one's own pieces
 * <em>divided</em> by that of the opponent's, since 5 against 1 is stronger than 20 against 16. The
 * three formations that they looked for and left out are switched off by default.
 */
public final class GosgensSommers implements Evaluation<DraughtsPosition> {
    /** How the worth of the two sides is compared. */
    public enum Combination {
        QUOTIENT,
        DIFFERENCE
    }

    private static final BoardGeometry BOARD = BoardGeometry.TEN;
    private static final Diagonals DIAGONALS = new Diagonals(BOARD);
    private static final long EDGE =
            BOARD.rowMask(0) | BOARD.rowMask(9) | BOARD.columnMask(0) | BOARD.columnMask(9);
    private static final int[] ROWS_FROM_WHITE = DIAGONALS.table(square -> 9 - BOARD.row(square));
    private static final int[] ROWS_FROM_BLACK = DIAGONALS.table(BOARD::row);

    private final Rules<DraughtsPosition> rules;
    private final Combination combination;
    private final List<Term<DraughtsPosition>> terms;

    /**
     * @param weights by name; a feature without a weight is switched off
     */
    public GosgensSommers(
            Rules<DraughtsPosition> rules, Map<String, Double> weights, Combination combination) {
        this.rules = rules;
        this.combination = combination;
        terms =
                Term.weighted(
                        List.of(
                                new Term.Named<>("pieces", GosgensSommers::pieces),
                                new Term.Named<>("kings", GosgensSommers::kings),
                                new Term.Named<>("edge", GosgensSommers::kingsOnTheEdge),
                                new Term.Named<>("back", GosgensSommers::menOnTheBackRow),
                                new Term.Named<>("advance", GosgensSommers::rowsAdvanced),
                                new Term.Named<>("defended", GosgensSommers::defended),
                                new Term.Named<>("defending", GosgensSommers::defending),
                                new Term.Named<>("elbow", GosgensSommers::elbows)),
                        weights);
    }

    @Override
    public double evaluate(DraughtsPosition at, Side side) {
        if (!canMove(at, side)) {
            return Double.NEGATIVE_INFINITY;
        }
        if (!canMove(at, side.opponent())) {
            return Double.POSITIVE_INFINITY;
        }
        double own = total(at, side);
        double opponent = total(at, side.opponent());
        return combination == Combination.QUOTIENT ? quotient(own, opponent) : own - opponent;
    }

    /** The value of equal material. */
    @Override
    public double drawn() {
        return combination == Combination.QUOTIENT ? 1 : 0;
    }

    /** A quotient has each own feature divided by the opponent's total, which is listed last. */
    @Override
    public List<Feature> features(DraughtsPosition at, Side side) {
        double value = evaluate(at, side);
        if (Double.isInfinite(value)) {
            double loser = Math.signum(value);
            return List.of(new Feature("cannot move", loser, Double.POSITIVE_INFINITY, value));
        }
        if (combination == Combination.DIFFERENCE) {
            return terms.stream().map(term -> term.feature(term.difference(at, side))).toList();
        }
        double opponent = total(at, side.opponent());
        List<Feature> features = new ArrayList<>();
        for (Term<DraughtsPosition> term : terms) {
            double count = term.count().of(at, side);
            double share = term.contribution(count) / opponent;
            features.add(new Feature(term.name(), count, term.weight(), share));
        }
        features.add(new Feature("divided by the opponent's", opponent, 0, 0));
        return features;
    }

    private boolean canMove(DraughtsPosition at, Side side) {
        boolean captures = side == at.side() ? !rules.isQuiet(at) : rules.isThreatened(at);
        return captures || DIAGONALS.singleSteps(at, side) > 0;
    }

    private double total(DraughtsPosition at, Side side) {
        double total = 0;
        for (Term<DraughtsPosition> term : terms) {
            total += term.contribution(term.count().of(at, side));
        }
        return total;
    }

    /** Two sides of value zero count as equal. */
    private static double quotient(double own, double opponent) {
        return own == opponent ? 1 : own / opponent;
    }

    private static double pieces(DraughtsPosition at, Side side) {
        return bitCount(at.pieces(side));
    }

    private static double kings(DraughtsPosition at, Side side) {
        return bitCount(at.kings(side));
    }

    private static double kingsOnTheEdge(DraughtsPosition at, Side side) {
        return bitCount(at.kings(side) & EDGE);
    }

    private static double menOnTheBackRow(DraughtsPosition at, Side side) {
        return bitCount(at.men(side) & BOARD.promotionRank(side.opponent()));
    }

    private static double rowsAdvanced(DraughtsPosition at, Side side) {
        return Diagonals.sum(at.men(side), side == Side.WHITE ? ROWS_FROM_WHITE : ROWS_FROM_BLACK);
    }

    /** The pieces that have a piece of their side behind them. */
    private static double defended(DraughtsPosition at, Side side) {
        return bitCount(defendedPieces(at, side));
    }

    /** The pieces that have a piece of their side in front of them. */
    private static double defending(DraughtsPosition at, Side side) {
        return bitCount(defendingPieces(at, side));
    }

    /** The pieces that defend and are defended. */
    private static double elbows(DraughtsPosition at, Side side) {
        return bitCount(defendedPieces(at, side) & defendingPieces(at, side));
    }

    private static long defendedPieces(DraughtsPosition at, Side side) {
        return Diagonals.backed(at.pieces(side), DIAGONALS.forward(side));
    }

    private static long defendingPieces(DraughtsPosition at, Side side) {
        return Diagonals.backed(at.pieces(side), DIAGONALS.forward(side.opponent()));
    }
}
