package damier.draughts.eval;

import damier.draughts.Variant;
import damier.weights.PackedTable;
import damier.weights.WeightFile;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The weights of one variant's evaluation, in hundredths of a centi-man. */
final class DraughtsWeights {
    static final int UNIT = 100;

    private static final int PHASES = 2;
    private static final String TABLE = "formations\n";

    private final Map<EvalFeature, Phases> traits;
    private final int[] formations;

    /**
     * @param traits for each trait that counts
     * @param formations for every weight of the variant's {@link Patterns}, each half in 16 bits;
     *     nothing where formations do not count
     */
    DraughtsWeights(Map<EvalFeature, Phases> traits, int[] formations) {
        this.traits = traits;
        this.formations = formations;
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

        /** In one number; what is beyond 16 bits is cut off. */
        int packed() {
            return (clamp(endgame) << Short.SIZE) + clamp(opening);
        }

        private static int clamp(int units) {
            return Math.clamp(units, -Short.MAX_VALUE, Short.MAX_VALUE);
        }
    }

    /** Those that come with the program. */
    static DraughtsWeights of(Variant variant) {
        String file = variant.id() + ".weights";
        return parse(variant, file, WeightFile.text(DraughtsWeights.class, file));
    }

    /**
     * @param file what to call it in messages
     * @throws IllegalArgumentException in one line that names the file, the line and the fault
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
        Map<EvalFeature, Phases> traits = new EnumMap<>(EvalFeature.class);
        for (EvalFeature trait : counted) {
            double[] row = rows[traits.size()];
            traits.put(trait, Phases.of(row[0], row[1]));
        }
        int[] formations =
                table < 0
                        ? new int[0]
                        : PackedTable.parse(
                                file + ": formations",
                                text.substring(table + TABLE.length()),
                                new Patterns(variant.board()).weights());
        return new DraughtsWeights(traits, formations);
    }

    Map<EvalFeature, Phases> traits() {
        return traits;
    }

    /** Not to be changed. */
    int[] formations() {
        return formations;
    }

    boolean hasFormations() {
        return formations.length > 0;
    }

    Phases trait(EvalFeature trait) {
        return traits.getOrDefault(trait, Phases.NONE);
    }

    /** One unit for one trait in the opening, and nothing else: the sum is the trait's value. */
    static DraughtsWeights only(EvalFeature trait) {
        return new DraughtsWeights(Map.of(trait, new Phases(1, 0)), new int[0]);
    }

    /** As {@link #parse} reads them. */
    String text(String remark) {
        StringBuilder text = new StringBuilder();
        remark.lines().forEach(line -> text.append("# ").append(line).append('\n'));
        traits.forEach(
                (trait, weight) ->
                        text.append(
                                String.format(
                                        Locale.ROOT,
                                        "%-18s %8.1f %8.1f\n",
                                        trait.title(),
                                        weight.opening() / (double) UNIT,
                                        weight.endgame() / (double) UNIT)));
        if (hasFormations()) {
            text.append(TABLE).append(PackedTable.text(formations));
        }
        return text.toString();
    }

    static int opening(int packed) {
        return (short) packed;
    }

    static int endgame(int packed) {
        return (packed - (short) packed) >> Short.SIZE;
    }
}
