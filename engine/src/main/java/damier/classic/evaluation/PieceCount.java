package damier.classic.evaluation;

import static java.lang.Long.bitCount;

import damier.draughts.DraughtsPosition;

import java.util.List;
import java.util.Map;

/** Fiorentino's first heuristic: the number of pieces of each side. */
public final class PieceCount extends Difference<DraughtsPosition> {
    public PieceCount() {
        super(
                Map.of("pieces", 1.0),
                List.of(new Term.Named<>("pieces", (at, side) -> bitCount(at.pieces(side)))));
    }
}
