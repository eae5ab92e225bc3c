package damier.draughts.eval;

import damier.core.Evaluator;
import damier.core.Learnable;
import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import java.lang.invoke.MethodHandles;
import java.util.Optional;

/**
 * Evaluates the positions of one variant: what White has of each {@link EvalFeature} less what
 * Black has, times its weight, and, where a variant has learned them, the weights of the {@link
 * Patterns} that men stand in. Every weight has a value for the opening and one for the endgame,
 * between which the number of pieces decides. Endgames that are rarely won count a part only.
 *
 * <p>A position turned by 180° with colours swapped has exactly the same value for its side to
 * move.
 */
public abstract class DraughtsEvaluator implements Evaluator<DraughtsPosition> {
    /** What a copy of {@link VariantEvaluator} is made for. */
    record Spec(Variant variant, DraughtsWeights weights) {}

    DraughtsEvaluator() {}

    /** With the weights that come with the program. */
    public static DraughtsEvaluator of(Variant variant) {
        return of(variant, DraughtsWeights.of(variant));
    }

    /**
     * With other weights.
     *
     * @param file what to call them in messages
     * @param text as in the files that come with the program
     */
    public static DraughtsEvaluator of(Variant variant, String file, String text) {
        return of(variant, DraughtsWeights.parse(variant, file, text));
    }

    static DraughtsEvaluator of(Variant variant, DraughtsWeights weights) {
        return Specialised.copy(
                MethodHandles.lookup(),
                VariantEvaluator.class,
                DraughtsEvaluator.class,
                new Spec(variant, weights));
    }

    @Override
    public Optional<Learnable<DraughtsPosition>> learnable() {
        return Optional.of(new LearnableDraughts(variant(), weights()));
    }

    abstract Variant variant();

    abstract DraughtsWeights weights();

    /** The same compiled code with other weights. */
    abstract DraughtsEvaluator with(DraughtsWeights others);

    /** White's less Black's, by the weights of the opening. */
    abstract int openingSum(DraughtsPosition at);

    /** The share of the endgame's weights. */
    abstract double late(DraughtsPosition at);

    /** By what to divide the lead of {@code leader}. */
    abstract int drawishness(DraughtsPosition at, Side leader);
}
