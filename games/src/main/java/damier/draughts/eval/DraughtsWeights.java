package damier.draughts.eval;

import damier.draughts.Variant;
import damier.weights.PatternNet;
import damier.weights.PatternWeights;
import damier.weights.WeightFile;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * The weights of one variant's evaluation as the search uses them, in tenths of a centiman. The
 * weights of an area's patterns include those of their parts.
 */
final class DraughtsWeights {
    static final int UNIT = 10;

    private final Map<EvalFeature, Phases> features;
    private final int[] patterns;
    private final int[] kings;
    private final @Nullable PatternNet net;

    /**
     * @param features the weight of each feature that counts
     * @param patterns the weights of the patterns of each area, each phase in 16 bits; empty if
     *     patterns do not count
     * @param kings the weight of a white king on the square of each bit, likewise
     * @param net the hidden layer; absent if there is none
     */
    private DraughtsWeights(
            Map<EvalFeature, Phases> features,
            int[] patterns,
            int[] kings,
            @Nullable PatternNet net) {
        this.features = features;
        this.patterns = patterns;
        this.kings = kings;
        this.net = net;
    }

    /** A weight in the opening and in the endgame. */
    record Phases(int opening, int endgame) {
        static final Phases NONE = new Phases(0, 0);

        /** The weight of one centiman times the given numbers. */
        static Phases of(double opening, double endgame) {
            return new Phases(inUnits(opening), inUnits(endgame));
        }

        private static int inUnits(double centimen) {
            return (int) Math.round(centimen * UNIT);
        }

        /** Both values in one number. */
        int packed() {
            return (clamp(endgame) << Short.SIZE) + clamp(opening);
        }

        private static int clamp(int units) {
            return Math.clamp(units, -PatternWeights.MAX, PatternWeights.MAX);
        }
    }

    /** The built-in weights. */
    static byte[] resource(Variant variant) {
        return WeightFile.resource(DraughtsWeights.class, file(variant));
    }

    /** The name of the built-in file. */
    static String file(Variant variant) {
        return variant.id() + ".weights";
    }

    /**
     * @param file the name of the file in messages
     * @throws IllegalArgumentException with a one-line message that names the file, the line and
     *     the fault
     */
    static DraughtsWeights parse(Variant variant, String file, byte[] content) {
        PatternLayout layout = new PatternLayout(variant.board());
        WeightFile read = WeightFile.parse(file, content, layout.file());
        Map<EvalFeature, Phases> features = new EnumMap<>(EvalFeature.class);
        for (EvalFeature feature : EvalFeature.values()) {
            double[] row = read.named()[features.size()];
            features.put(feature, Phases.of(row[0], row[1]));
        }
        PatternWeights patterns = read.patterns();
        return patterns == null
                ? new DraughtsWeights(features, new int[0], new int[0], null)
                : new DraughtsWeights(
                        features, withParts(patterns, layout), kings(patterns, layout), read.net());
    }

    private static int[] withParts(PatternWeights weights, PatternLayout layout) {
        int[] sums = new int[layout.areas().count() * Areas.PATTERNS];
        for (int area = 0; area < layout.areas().count(); area++) {
            for (int pattern = 0; pattern < Areas.PATTERNS; pattern++) {
                int whole = layout.pattern(area, pattern);
                int near = layout.near(area, pattern);
                int far = layout.far(area, pattern);
                sums[whole] =
                        new Phases(
                                        sum(weights, 0, whole, near, far),
                                        sum(weights, 1, whole, near, far))
                                .packed();
            }
        }
        return sums;
    }

    private static int sum(PatternWeights weights, int phase, int whole, int near, int far) {
        return weights.weight(phase, whole)
                + weights.weight(phase, near)
                + weights.weight(phase, far);
    }

    private static int[] kings(PatternWeights weights, PatternLayout layout) {
        int[] kings = new int[Long.SIZE];
        for (int square = 0; square < layout.board().squareCount(); square++) {
            int weight = layout.king(square);
            kings[layout.board().bit(square)] =
                    new Phases(weights.weight(0, weight), weights.weight(1, weight)).packed();
        }
        return kings;
    }

    Map<EvalFeature, Phases> features() {
        return features;
    }

    /** The weights of the patterns; must not be modified. */
    int[] patterns() {
        return patterns;
    }

    /** The weights of the squares of kings; must not be modified. */
    int[] kings() {
        return kings;
    }

    /** The hidden layer; absent if there is none. */
    @Nullable PatternNet net() {
        return net;
    }

    Phases feature(EvalFeature feature) {
        return features.getOrDefault(feature, Phases.NONE);
    }

    /**
     * Weights of one unit for one feature in the opening and zero otherwise, so that the sum is the
     * value of the feature.
     */
    static DraughtsWeights only(EvalFeature feature) {
        return new DraughtsWeights(Map.of(feature, new Phases(1, 0)), new int[0], new int[0], null);
    }

    /** The weight of every feature, in the order of the enum, each as {@link #pack} gives it. */
    long[] packed() {
        return Arrays.stream(EvalFeature.values())
                .map(this::feature)
                .mapToLong(weight -> pack(weight.opening(), weight.endgame()))
                .toArray();
    }

    /** Both phases in one number, so that one multiplication and one addition serve both. */
    static long pack(long opening, long endgame) {
        return (endgame << Integer.SIZE) + opening;
    }

    static int opening(int packed) {
        return (short) packed;
    }

    static int endgame(int packed) {
        return (packed - (short) packed) >> Short.SIZE;
    }
}
