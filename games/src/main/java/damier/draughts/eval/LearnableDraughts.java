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
 * The weights of a variant for a learner: those of traits first, then those of formations. An
 * evaluation that has none of the latter begins with zeros.
 */
final class LearnableDraughts implements Learnable<DraughtsPosition> {
    private final Patterns formations;
    private final List<EvalFeature> traits = EvalFeature.counted(true);
    private final DraughtsWeights weights;
    private final DraughtsEvaluator evaluator;
    private final List<DraughtsEvaluator> counters;

    LearnableDraughts(Variant variant, DraughtsWeights known) {
        formations = new Patterns(variant.board());
        weights =
                known.hasFormations()
                        ? known
                        : new DraughtsWeights(known.traits(), new int[formations.weights()]);
        evaluator = DraughtsEvaluator.of(variant, weights);
        counters =
                traits.stream().map(trait -> evaluator.with(DraughtsWeights.only(trait))).toList();
    }

    @Override
    public int weights() {
        return traits.size() + formations.weights();
    }

    @Override
    public int namedWeights() {
        return traits.size();
    }

    @Override
    public void terms(DraughtsPosition at, Terms terms) {
        terms.start(
                evaluator.late(at),
                1.0 / evaluator.drawishness(at, Side.WHITE),
                1.0 / evaluator.drawishness(at, Side.BLACK));
        for (int i = 0; i < traits.size(); i++) {
            terms.add(i, counters.get(i).openingSum(at));
        }
        long white = at.men(Side.WHITE);
        long black = at.men(Side.BLACK);
        long turnedWhite = Patterns.turned(black, formations.turn());
        long turnedBlack = Patterns.turned(white, formations.turn());
        for (int area = 0; area < formations.areas().length; area++) {
            int here = formations.weight(area, white, black);
            int there = formations.weight(area, turnedWhite, turnedBlack);
            if (here != there) {
                terms.add(traits.size() + here, 1);
                terms.add(traits.size() + there, -1);
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
        if (weight < traits.size()) {
            return weights.trait(traits.get(weight));
        }
        int packed = weights.formations()[weight - traits.size()];
        return new Phases(DraughtsWeights.opening(packed), DraughtsWeights.endgame(packed));
    }

    @Override
    public String text(double[] early, double[] late, String remark) {
        Map<EvalFeature, Phases> learned = new EnumMap<>(EvalFeature.class);
        for (int i = 0; i < traits.size(); i++) {
            learned.put(traits.get(i), Phases.of(early[i], late[i]));
        }
        int[] table = new int[formations.weights()];
        for (int i = 0; i < table.length; i++) {
            int weight = traits.size() + i;
            table[i] = Phases.of(early[weight], late[weight]).packed();
        }
        return new DraughtsWeights(learned, table).text(remark);
    }
}
