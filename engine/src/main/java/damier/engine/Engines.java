package damier.engine;

import damier.core.GameKind;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.eval.DraughtsEvaluator;
import damier.othello.OthelloPosition;
import damier.othello.eval.OthelloEvaluator;
import damier.search.SearchTraits;

/** Binds each game to its evaluation and its way of searching. */
public final class Engines {
    private Engines() {}

    public static EngineKind<DraughtsPosition> draughts(
            GameKind<DraughtsPosition> game, Variant variant) {
        return new EngineKind<>(game, DraughtsEvaluator.of(variant), SearchTraits.DRAUGHTS);
    }

    public static EngineKind<OthelloPosition> othello(GameKind<OthelloPosition> game) {
        return new EngineKind<>(game, new OthelloEvaluator(), SearchTraits.OTHELLO);
    }
}
