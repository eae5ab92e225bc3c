package damier.draughts.eval;

import damier.core.Learnable;
import damier.core.Side;
import damier.core.Terms;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.eval.DraughtsWeights.Phases;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The weights of a variant for training: those of features first, then those of patterns. In an
 * evaluation without patterns, the latter start at zero.
 */
final class LearnableDraughts implements Learnable<DraughtsPosition> {
    private final Patterns patterns;
    private final List<EvalFeature> features = EvalFeature.counted(true);
    private final DraughtsWeights weights;
    private final DraughtsEvaluator evaluator;
    private final List<DraughtsEvaluator> counters;

    LearnableDraughts(Variant variant, DraughtsWeights known) {
        patterns = new Patterns(variant.board());
        weights =
                known.hasPatterns()
                        ? known
                        : new DraughtsWeights(known.features(), new int[patterns.weights()]);
        evaluator = DraughtsEvaluator.of(variant, weights);
        counters =
                features.stream()
                        .map(feature -> evaluator.with(DraughtsWeights.only(feature)))
                        .toList();
    }

    @Override
    public int weights() {
        return features.size() + patterns.weights();
    }

    @Override
    public int namedWeights() {
        return features.size();
    }

    @Override
    public void terms(DraughtsPosition at, Terms terms) {
        terms.start(
                evaluator.late(at),
                1.0 / evaluator.drawishness(at, Side.WHITE),
                1.0 / evaluator.drawishness(at, Side.BLACK));
        for (int i = 0; i < features.size(); i++) {
            terms.add(i, counters.get(i).openingSum(at));
        }
        long white = at.men(Side.WHITE);
        long black = at.men(Side.BLACK);
        long turnedWhite = Patterns.turned(black, patterns.turn());
        long turnedBlack = Patterns.turned(white, patterns.turn());
        for (int region = 0; region < patterns.regions().length; region++) {
            int here = patterns.weight(region, white, black);
            int there = patterns.weight(region, turnedWhite, turnedBlack);
            if (here != there) {
                terms.add(features.size() + here, 1);
                terms.add(features.size() + there, -1);
            }
        }
    }

    @Override
    public double early(int weight) {
        return phases(weight).opening() / (double) DraughtsWeights.UNIT;
    }

    @Override
    public double late(int weight) {
        return phases(weight).endgame() / (double) DraughtsWeights.UNIT;
    }

    private Phases phases(int weight) {
        if (weight < features.size()) {
            return weights.feature(features.get(weight));
        }
        int packed = weights.patterns()[weight - features.size()];
        return new Phases(DraughtsWeights.opening(packed), DraughtsWeights.endgame(packed));
    }

    @Override
    public String text(double[] early, double[] late, String remark) {
        Map<EvalFeature, Phases> learned = new EnumMap<>(EvalFeature.class);
        for (int i = 0; i < features.size(); i++) {
            learned.put(features.get(i), Phases.of(early[i], late[i]));
        }
        int[] table = new int[patterns.weights()];
        for (int i = 0; i < table.length; i++) {
            int weight = features.size() + i;
            table[i] = Phases.of(early[weight], late[weight]).packed();
        }
        return new DraughtsWeights(learned, table).text(remark);
    }
}
