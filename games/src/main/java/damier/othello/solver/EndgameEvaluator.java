package damier.othello.solver;

import damier.core.Evaluator;
import damier.core.Side;
import damier.othello.OthelloPosition;

/**
 * The evaluation that the solver uses for move ordering and, in selective passes, for ProbCut. It
 * never affects a proven score. All threads share one object, so it must be thread-safe.
 */
@FunctionalInterface
public interface EndgameEvaluator {
    /**
     * The expected final disc difference for {@code own}, the side to move, in hundredths of a
     * disc.
     */
    int evaluate(long own, long opponent);

    /** Adapts an evaluator of the engine. */
    static EndgameEvaluator of(Evaluator<OthelloPosition> evaluator) {
        return (own, opponent) -> evaluator.evaluate(OthelloPosition.of(own, opponent, Side.BLACK));
    }
}
