package damier.classic.evaluation;

import damier.core.Rules;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;

/** Counts the legal moves of a side of International draughts as if it were that side's turn. */
record LegalMoves(Rules<DraughtsPosition> rules) {
    double count(DraughtsPosition at, Side side) {
        return rules.count(withMove(at, side));
    }

    double captures(DraughtsPosition at, Side side) {
        DraughtsPosition turned = withMove(at, side);
        return rules.isQuiet(turned) ? 0 : rules.count(turned);
    }

    private static DraughtsPosition withMove(DraughtsPosition at, Side side) {
        return side == at.side()
                ? at
                : DraughtsPosition.of(
                        Variants.INTERNATIONAL,
                        side,
                        at.pieces(Side.WHITE),
                        at.pieces(Side.BLACK),
                        at.kings());
    }
}
