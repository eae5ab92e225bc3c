package damier.app;

import damier.core.GameKind;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.text.DraughtsExplainer;
import damier.draughts.text.DraughtsNotation;
import damier.engine.EngineKind;
import damier.engine.Engines;
import damier.othello.text.Othello;

/** The engine of every game, by the game's id. */
final class EngineKinds {
    private EngineKinds() {}

    static EngineKind<?> named(String id) {
        for (Variant variant : Variants.all()) {
            if (variant.id().equals(id)) {
                return Engines.draughts(kind(variant), variant);
            }
        }
        if (id.equals("othello")) {
            return Engines.othello(Othello.kind());
        }
        throw new BadInput("--game", "there is no game '" + id + "'");
    }

    private static GameKind<DraughtsPosition> kind(Variant variant) {
        var rules = Draughts.rules(variant);
        return new GameKind<>(
                variant.id(),
                variant.name(),
                variant.firstSide(),
                rules,
                new DraughtsNotation(variant, rules),
                new DraughtsExplainer(variant, rules),
                false);
    }
}
