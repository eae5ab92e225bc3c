package damier.draughts.eval;

import damier.core.Evaluator;
import damier.core.Specialised;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.patterns.WeightFile;

import java.lang.invoke.MethodHandles;
import java.util.EnumMap;
import java.util.Map;

/**
 * Evaluates the positions of one variant: what White has of each {@link Trait} less what Black has,
 * times its weight. Every weight has a value for the opening and one for the endgame, between which
 * the number of pieces decides. Endgames that are rarely won count a part only.
 *
 * <p>A position turned by 180° with colours swapped has exactly the same value for its side to
 * move.
 */
public abstract class DraughtsEvaluator implements Evaluator<DraughtsPosition> {
    /** Weights are kept in hundredths of a centi-man. */
    static final int UNIT = 100;

    private static final int PHASES = 2;

    DraughtsEvaluator() {}

    /** With the weights that come with the program. */
    public static DraughtsEvaluator of(Variant variant) {
        return of(
                variant,
                WeightFile.load(
                        DraughtsEvaluator.class, variant.id() + ".weights", Trait.names(), PHASES));
    }

    /**
     * With other weights.
     *
     * @param text as in the files that come with the program
     */
    public static DraughtsEvaluator of(Variant variant, String text) {
        return of(variant, WeightFile.parse("weights", text, Trait.names(), PHASES));
    }

    private static DraughtsEvaluator of(Variant variant, double[][] weights) {
        Map<Trait, Long> packed = new EnumMap<>(Trait.class);
        for (Trait trait : Trait.values()) {
            double[] row = weights[packed.size()];
            packed.put(trait, pack(row[0], row[1]));
        }
        return Specialised.copy(
                MethodHandles.lookup(),
                VariantEvaluator.class,
                DraughtsEvaluator.class,
                variant,
                packed);
    }

    /** Two numbers in one, so that one multiplication and one addition serve both phases. */
    private static long pack(double opening, double endgame) {
        return (Math.round(endgame * UNIT) << Integer.SIZE) + Math.round(opening * UNIT);
    }

    static int opening(long packed) {
        return (int) packed;
    }

    static int endgame(long packed) {
        return (int) ((packed - opening(packed)) >> Integer.SIZE);
    }
}
