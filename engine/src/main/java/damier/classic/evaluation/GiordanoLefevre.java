package damier.classic.evaluation;

import static java.lang.Long.bitCount;

import damier.core.Rules;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;

import java.util.List;
import java.util.Map;

/**
 * The evaluation of Giordano and Lefevre for International draughts: men, kings, compactness, tempi
 * and centre. The mobility and the captures that they name as further features are switched off by
 * default.
 */
public final class GiordanoLefevre extends Difference<DraughtsPosition> {
    /** How free squares next to pieces are counted. */
    public enum Compactness {
        /** The average number of free squares per piece. */
        PER_PIECE,
        /** The total, as in the authors' first submission. */
        RAW
    }

    /** The pieces that the first feature counts. */
    public enum Pieces {
        /** Men alone, so that a king is worth as much as its own weight says. */
        MEN,
        /** Men and kings. */
        ALL
    }

    private static final BoardGeometry BOARD = BoardGeometry.TEN;
    private static final Diagonals DIAGONALS = new Diagonals(BOARD);

    /** The row of each square, from 1 at the top (Black's back row) to 10. */
    private static final int[] ROWS = DIAGONALS.table(square -> BOARD.row(square) + 1);

    private static final int[] ROWS_FROM_BELOW = DIAGONALS.table(square -> 10 - BOARD.row(square));

    /**
     * The distance of each square from the middle column; the squares of a row are columns 1 to 5.
     */
    private static final int[] DEVIATIONS =
            DIAGONALS.table(square -> (square % 5 - 2) * (square % 5 - 2));

    public GiordanoLefevre(
            Rules<DraughtsPosition> rules,
            Map<String, Double> weights,
            Pieces pieces,
            Compactness compactness,
            double centreFactor) {
        super(
                weights,
                List.of(
                        new Term.Named<>(
                                "men",
                                pieces == Pieces.ALL
                                        ? GiordanoLefevre::pieces
                                        : GiordanoLefevre::men),
                        new Term.Named<>("kings", GiordanoLefevre::kings),
                        new Term.Named<>(
                                "compactness",
                                compactness == Compactness.RAW
                                        ? GiordanoLefevre::rawCompactness
                                        : GiordanoLefevre::compactness),
                        new Term.Named<>("tempi", GiordanoLefevre::tempi),
                        new Term.Named<>(
                                "centre", (at, side) -> -centreFactor * meanDeviation(at, side)),
                        new Term.Named<>("mobility", new LegalMoves(rules)::count),
                        new Term.Named<>("captures", new LegalMoves(rules)::captures)));
    }

    /** A side without any piece has lost. */
    private static double men(DraughtsPosition at, Side side) {
        return at.pieces(side) == 0 ? Double.NEGATIVE_INFINITY : bitCount(at.men(side));
    }

    private static double pieces(DraughtsPosition at, Side side) {
        return at.pieces(side) == 0 ? Double.NEGATIVE_INFINITY : bitCount(at.pieces(side));
    }

    private static double kings(DraughtsPosition at, Side side) {
        return bitCount(at.kings(side));
    }

    private static double rawCompactness(DraughtsPosition at, Side side) {
        return -DIAGONALS.freeNeighbours(at, side);
    }

    private static double compactness(DraughtsPosition at, Side side) {
        return -perPiece(DIAGONALS.freeNeighbours(at, side), at, side);
    }

    private static double tempi(DraughtsPosition at, Side side) {
        return Diagonals.sum(at.pieces(side), side == Side.WHITE ? ROWS_FROM_BELOW : ROWS);
    }

    private static double meanDeviation(DraughtsPosition at, Side side) {
        return perPiece(Diagonals.sum(at.pieces(side), DEVIATIONS), at, side);
    }

    private static double perPiece(double sum, DraughtsPosition at, Side side) {
        int pieces = bitCount(at.pieces(side));
        return pieces == 0 ? 0 : sum / pieces;
    }
}
