package damier.hexapawn;

import damier.core.Evaluator;
import damier.core.Side;

import java.util.List;

/** A pawn counts a hundred. */
final class HexapawnEvaluator implements Evaluator<HexapawnPosition> {
    private static final int PAWN = 100;

    private static int ahead(HexapawnPosition at, Side side) {
        return Integer.bitCount(at.pawns(side)) - Integer.bitCount(at.pawns(side.opponent()));
    }

    @Override
    public int evaluate(HexapawnPosition at) {
        return PAWN * ahead(at, at.side());
    }

    @Override
    public int stage(HexapawnPosition at) {
        return 0;
    }

    @Override
    public List<Feature> features(HexapawnPosition at) {
        int pawns = ahead(at, Side.WHITE);
        return List.of(new Feature("pawns", pawns, PAWN, PAWN * pawns));
    }
}
