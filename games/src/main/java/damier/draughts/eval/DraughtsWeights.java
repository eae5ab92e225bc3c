package damier.draughts.eval;

import damier.draughts.Variant;
import damier.weights.PackedTable;
import damier.weights.WeightFile;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The weights of one variant's evaluation, in hundredths of a centiman. */
final class DraughtsWeights {
    static final int UNIT = 100;

    private static final int PHASES = 2;
    private static final String TABLE = "formations\n";

    private final Map<EvalFeature, Phases> features;
    private final int[] patterns;

    /**
     * @param features the weight of each feature that counts
     * @param patterns every weight of the variant's {@link Patterns}, each phase in 16 bits; empty
     *     if patterns do not count
     */
    DraughtsWeights(Map<EvalFeature, Phases> features, int[] patterns) {
        this.features = features;
        this.patterns = patterns;
    }

    /** A weight in the opening and in the endgame. */
    record Phases(int opening, int endgame) {
        static final Phases NONE = new Phases(0, 0);

        static Phases of(double opening, double endgame) {
            return new Phases(inUnits(opening), inUnits(endgame));
        }

        private static int inUnits(double centimen) {
            return (int) Math.round(centimen * UNIT);
        }

        /** Both values in one number; each is truncated to 16 bits. */
        int packed() {
            return (clamp(endgame) << Short.SIZE) + clamp(opening);
        }

        private static int clamp(int units) {
            return Math.clamp(units, -Short.MAX_VALUE, Short.MAX_VALUE);
        }
    }

    /** The built-in weights. */
    static DraughtsWeights of(Variant variant) {
        String file = variant.id() + ".weights";
        return parse(variant, file, WeightFile.text(DraughtsWeights.class, file));
    }

    /**
     * @param file the name of the file in messages
     * @throws IllegalArgumentException with a one-line message that names the file, the line and
     *     the fault
     */
    static DraughtsWeights parse(Variant variant, String file, String text) {
        int table = ("\n" + text).indexOf("\n" + TABLE);
        List<EvalFeature> counted = EvalFeature.counted(table >= 0);
        double[][] rows =
                WeightFile.parse(
                        file,
                        table < 0 ? text : text.substring(0, table),
                        counted.stream().map(EvalFeature::title).toList(),
                        PHASES);
        Map<EvalFeature, Phases> features = new EnumMap<>(EvalFeature.class);
        for (EvalFeature feature : counted) {
            double[] row = rows[features.size()];
            features.put(feature, Phases.of(row[0], row[1]));
        }
        int[] patterns =
                table < 0
                        ? new int[0]
                        : PackedTable.parse(
                                file + ": formations",
                                text.substring(table + TABLE.length()),
                                new Patterns(variant.board()).weights());
        return new DraughtsWeights(features, patterns);
    }

    Map<EvalFeature, Phases> features() {
        return features;
    }

    /** The weights of the patterns; must not be modified. */
    int[] patterns() {
        return patterns;
    }

    boolean hasPatterns() {
        return patterns.length > 0;
    }

    Phases feature(EvalFeature feature) {
        return features.getOrDefault(feature, Phases.NONE);
    }

    /**
     * Weights of one unit for one feature in the opening and zero otherwise, so that the sum is the
     * value of the feature.
     */
    static DraughtsWeights only(EvalFeature feature) {
        return new DraughtsWeights(Map.of(feature, new Phases(1, 0)), new int[0]);
    }

    /** The text that {@link #parse} accepts. */
    String text(String remark) {
        StringBuilder text = new StringBuilder();
        remark.lines().forEach(line -> text.append("# ").append(line).append('\n'));
        features.forEach(
                (feature, weight) ->
                        text.append(
                                String.format(
                                        Locale.ROOT,
                                        "%-18s %8.1f %8.1f\n",
                                        feature.title(),
                                        weight.opening() / (double) UNIT,
                                        weight.endgame() / (double) UNIT)));
        if (hasPatterns()) {
            text.append(TABLE).append(PackedTable.text(patterns));
        }
        return text.toString();
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
