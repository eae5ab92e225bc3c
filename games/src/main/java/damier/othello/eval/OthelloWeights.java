package damier.othello.eval;

import damier.weights.PatternWeights;
import damier.weights.WeightFile;

import org.jspecify.annotations.Nullable;

/**
 * The weights of the evaluation as the search uses them, in tenths of a hundredth of a disc. Each
 * weight has a value for every {@link #DISCS_PER_STAGE} discs; between two stages it is
 * interpolated.
 */
final class OthelloWeights {
    static final int UNIT = 10;
    static final int DISCS_PER_STAGE = 4;
    static final int STAGES = 16;
    static final WeightFile.Layout LAYOUT =
            new WeightFile.Layout(OthelloFeature.titles(), STAGES, OthelloPatterns.COUNT);

    private static final int NAMED = OthelloFeature.values().length;
    static final String FILE = "othello.weights";

    /** The values of the named weights by empty squares. */
    private final int[][] named = new int[STAGES * DISCS_PER_STAGE + 1][NAMED];

    /**
     * The weights of all patterns, for the stages between two file stages: the value of the earlier
     * stage in the lower half of a number, that of the later one in the upper half.
     */
    private final int[][] patterns = new int[STAGES - 1][];

    private OthelloWeights(WeightFile file) {
        for (int empties = 0; empties < named.length; empties++) {
            int stage = stage(empties);
            double late = late(empties);
            for (int i = 0; i < NAMED; i++) {
                double[] values = file.named()[i];
                double value = values[stage] * (1 - late) + values[stage + 1] * late;
                named[empties][i] = (int) Math.round(value * UNIT);
            }
        }
        int[] canonical = OthelloPatterns.canonical();
        for (int stage = 0; stage < patterns.length; stage++) {
            patterns[stage] = pairs(file.patterns(), stage, canonical);
        }
    }

    private static int[] pairs(@Nullable PatternWeights weights, int stage, int[] canonical) {
        int[] pairs = new int[canonical.length];
        if (weights != null) {
            for (int i = 0; i < pairs.length; i++) {
                int earlier = weights.weight(stage, canonical[i]);
                int later = weights.weight(stage + 1, canonical[i]);
                pairs[i] = (later << Short.SIZE) | (earlier & 0xFFFF);
            }
        }
        return pairs;
    }

    static byte[] resource() {
        return WeightFile.resource(OthelloWeights.class, FILE);
    }

    static OthelloWeights standard() {
        return parse(FILE, resource());
    }

    /**
     * @param file the name of the file in messages
     * @throws IllegalArgumentException with a one-line message that names the file, the line and
     *     the fault
     */
    static OthelloWeights parse(String file, byte[] content) {
        return new OthelloWeights(WeightFile.parse(file, content, LAYOUT));
    }

    /** The discs that were played since the first stage; 0 before it. */
    static int discs(int empties) {
        return Math.max(0, (STAGES - 1) * DISCS_PER_STAGE - empties);
    }

    /** The stage before a position; there is always one after it. */
    static int stage(int empties) {
        return Math.min(discs(empties) / DISCS_PER_STAGE, STAGES - 2);
    }

    /** The share of the stage after a position. */
    static double late(int empties) {
        return (double) discs(empties) / DISCS_PER_STAGE - stage(empties);
    }

    /** The named weights with a number of empty squares; must not be modified. */
    int[] named(int empties) {
        return named[empties];
    }

    /** The weights of all patterns from a stage to the next; must not be modified. */
    int[] patterns(int stage) {
        return patterns[stage];
    }
}
