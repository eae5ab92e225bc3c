package damier.classic.evaluation;

import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;

import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;

import java.util.List;
import java.util.Map;

/** Fiorentino's evaluation for Italian draughts, with eight features. */
public final class Fiorentino extends Difference<DraughtsPosition> {
    /** What the progress of a king is. */
    public enum KingProgress {
        /** Its distance from the back row, as for a man. */
        DISTANCE,
        /** Seven rows wherever it is, as in the author's program. */
        SEVEN
    }

    private static final BoardGeometry BOARD = BoardGeometry.EIGHT_MIRRORED;
    private static final Diagonals DIAGONALS = new Diagonals(BOARD);
    private static final JumpSequences JUMPS = new JumpSequences(DIAGONALS);

    /** Files c to f of ranks 3 to 6. */
    private static final long CENTRE =
            (BOARD.rowMask(2) | BOARD.rowMask(3) | BOARD.rowMask(4) | BOARD.rowMask(5))
                    & (BOARD.columnMask(2)
                            | BOARD.columnMask(3)
                            | BOARD.columnMask(4)
                            | BOARD.columnMask(5));

    private static final int LAST_ROW = 7;
    private static final int[] ROWS_FROM_WHITE =
            DIAGONALS.table(square -> LAST_ROW - BOARD.row(square));
    private static final int[] ROWS_FROM_BLACK = DIAGONALS.table(BOARD::row);

    /**
     * @param weights by name; a feature without a weight is switched off
     */
    public Fiorentino(Map<String, Double> weights, KingProgress kingProgress) {
        super(
                weights,
                List.of(
                        new Term.Named<>("men", (at, side) -> bitCount(at.men(side))),
                        new Term.Named<>("kings", (at, side) -> bitCount(at.kings(side))),
                        new Term.Named<>("centre", Fiorentino::centre),
                        new Term.Named<>("arrows", Fiorentino::arrows),
                        new Term.Named<>(
                                "progress",
                                kingProgress == KingProgress.SEVEN
                                        ? Fiorentino::progressWithSeven
                                        : Fiorentino::progress),
                        new Term.Named<>("back", Fiorentino::back),
                        new Term.Named<>("threats", JUMPS::captured),
                        new Term.Named<>("mobility", DIAGONALS::singleSteps)));
    }

    private static double centre(DraughtsPosition at, Side side) {
        return bitCount(at.pieces(side) & CENTRE);
    }

    /** The number of arrows: a piece with two pieces diagonally behind it. */
    private static double arrows(DraughtsPosition at, Side side) {
        long pieces = at.pieces(side);
        int[] forward = DIAGONALS.forward(side);
        return bitCount(pieces & rotateLeft(pieces, forward[0]) & rotateLeft(pieces, forward[1]));
    }

    /** The sum of the distances of the pieces from their own back row. */
    private static double progress(DraughtsPosition at, Side side) {
        return Diagonals.sum(at.pieces(side), rows(side));
    }

    private static double progressWithSeven(DraughtsPosition at, Side side) {
        return Diagonals.sum(at.men(side), rows(side)) + LAST_ROW * bitCount(at.kings(side));
    }

    private static int[] rows(Side side) {
        return side == Side.WHITE ? ROWS_FROM_WHITE : ROWS_FROM_BLACK;
    }

    private static double back(DraughtsPosition at, Side side) {
        return bitCount(at.men(side) & BOARD.promotionRank(side.opponent()));
    }
}
