package damier.classic.evaluation;

import damier.core.Evaluator.Feature;
import damier.core.Position;
import damier.core.Side;

import java.util.List;

/** A static evaluation, in a unit that only the evaluation defines. */
public interface Evaluation<P extends Position> {
    /** The value for {@code side}, regardless of the side to move. */
    double evaluate(P at, Side side);

    /** The contributions of the features; they add up to the value. */
    List<Feature> features(P at, Side side);

    /** The stage of the game whose weights it has; empty if they are the same throughout. */
    default String stage() {
        return "";
    }

    /** The value of a drawn game. */
    default double drawn() {
        return 0;
    }
}
