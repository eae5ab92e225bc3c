package damier.classic.evaluation;

import damier.core.Evaluator.Feature;
import damier.core.Position;
import damier.core.Side;

import java.util.List;

/** How good a position is, in numbers of the evaluation's own. */
public interface Evaluation<P extends Position> {
    /** For {@code side}, whichever side is to move. */
    double evaluate(P at, Side side);

    /** The same, taken apart: the contributions add up to it. */
    List<Feature> features(P at, Side side);

    /** What a drawn game is worth. */
    default double drawn() {
        return 0;
    }
}
