package damier.othello.text;

import damier.core.Explainer;
import damier.core.Sentence;
import damier.othello.OthelloPosition;

import java.util.List;

/** Explains which rule of the World Othello Federation allows or forbids a move. */
public final class OthelloExplainer implements Explainer<OthelloPosition> {
    @Override
    public List<Sentence> position(OthelloPosition at) {
        return WofRules.isOver(at)
                ? List.of(WofRules.ending(), WofRules.score(at))
                : List.of(WofRules.sideToMove(at));
    }

    @Override
    public List<Sentence> square(OthelloPosition at, int square) {
        return move(at, (long) square);
    }

    @Override
    public List<Sentence> move(OthelloPosition at, String text) {
        return move(at, OthelloNotation.anyMove(text));
    }

    @Override
    public Sentence ending(OthelloPosition at) {
        return WofRules.ending();
    }

    private static List<Sentence> move(OthelloPosition at, long move) {
        if (WofRules.isLegal(at, move)) {
            return List.of(WofRules.reason(at, move));
        }
        return WofRules.isOver(at)
                ? List.of(WofRules.fault(at, move), WofRules.score(at))
                : List.of(WofRules.fault(at, move));
    }
}
