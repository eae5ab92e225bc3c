package damier.draughts.eval;

import damier.core.Evaluator;
import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import java.lang.invoke.MethodHandles;

/**
 * Evaluates the positions of one variant: the difference of White's and Black's count of each
 * {@link EvalFeature}, times its weight, plus the weights of the patterns of men in {@link Areas}
 * and those of the squares of kings. Every weight has a value for the opening and one for the
 * endgame; the number of pieces interpolates between them. The score of endgames that are rarely
 * won is reduced.
 *
 * <p>A position turned by 180° with colours swapped has exactly the same value for its side to
 * move.
 */
public abstract class DraughtsEvaluator implements Evaluator<DraughtsPosition> {
    /** The parameters of a specialised copy of {@link VariantEvaluator}. */
    record Spec(Variant variant, DraughtsWeights weights) {}

    DraughtsEvaluator() {}

    /** The evaluator with the built-in weights. */
    public static DraughtsEvaluator of(Variant variant) {
        return of(variant, DraughtsWeights.file(variant), DraughtsWeights.resource(variant));
    }

    /**
     * The evaluator with other weights.
     *
     * @param file the name of the weights in messages
     * @param content in the format of the built-in files
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    public static DraughtsEvaluator of(Variant variant, String file, byte[] content) {
        return of(variant, DraughtsWeights.parse(variant, file, content));
    }

    static DraughtsEvaluator of(Variant variant, DraughtsWeights weights) {
        return Specialised.copy(
                MethodHandles.lookup(),
                VariantEvaluator.class,
                DraughtsEvaluator.class,
                new Spec(variant, weights));
    }

    /** The same compiled code with other weights. */
    abstract DraughtsEvaluator with(DraughtsWeights others);

    /** White's sum minus Black's, with the weights of the opening. */
    abstract int openingSum(DraughtsPosition at);

    /** The share of the endgame weights. */
    abstract double late(DraughtsPosition at);

    /** The divisor of the lead of {@code leader}. */
    abstract int drawishness(DraughtsPosition at, Side leader);
}
