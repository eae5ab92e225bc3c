package damier.othello.eval;

import damier.core.Evaluator;
import damier.core.Rules;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.testkit.EvaluatorContract;

class OthelloEvaluatorTest extends EvaluatorContract<OthelloPosition> {
    private final OthelloRules rules = new OthelloRules();
    private final OthelloEvaluator evaluator = new OthelloEvaluator();

    @Override
    protected Rules<OthelloPosition> rules() {
        return rules;
    }

    @Override
    protected Evaluator<OthelloPosition> evaluator() {
        return evaluator;
    }

    @Override
    protected OthelloPosition colourSwapped(OthelloPosition at) {
        return OthelloPosition.of(at.discs(Side.WHITE), at.discs(Side.BLACK), at.side().opponent());
    }

    @Override
    protected int bound() {
        return 6_400;
    }
}
