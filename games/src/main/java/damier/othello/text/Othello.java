package damier.othello.text;

import damier.core.GameKind;
import damier.core.Side;
import damier.core.Unit;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

/** Othello as a kind of game. */
public final class Othello {
    private Othello() {}

    public static GameKind<OthelloPosition> kind() {
        return new GameKind<>(
                "othello",
                "Othello",
                Side.BLACK,
                new OthelloRules(),
                new OthelloNotation(),
                new OthelloBoard(),
                new OthelloExplainer(),
                Unit.DISC,
                true);
    }
}
