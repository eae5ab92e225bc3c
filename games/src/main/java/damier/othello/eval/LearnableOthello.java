package damier.othello.eval;

import damier.core.HiddenLayer;
import damier.core.Learnable;
import damier.core.Terms;
import damier.othello.OthelloPosition;
import damier.weights.WeightFile;

import java.util.List;
import java.util.Optional;

/** The weights of the evaluation for training: those of features, then those of patterns. */
public final class LearnableOthello implements Learnable<OthelloPosition> {
    private static final List<OthelloFeature> FEATURES = List.of(OthelloFeature.values());
    private static final int NAMED = FEATURES.size();

    private final int[] canonical = OthelloPatterns.canonical();
    private final WeightFile start;

    /** The built-in weights. */
    public LearnableOthello() {
        this(OthelloWeights.FILE, OthelloWeights.resource());
    }

    /**
     * The weights of a file.
     *
     * @param file its name in messages
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    public LearnableOthello(String file, byte[] content) {
        start = WeightFile.parse(file, content, OthelloWeights.LAYOUT);
    }

    @Override
    public int stages() {
        return OthelloWeights.STAGES;
    }

    @Override
    public int weights() {
        return NAMED + OthelloPatterns.COUNT;
    }

    @Override
    public int namedWeights() {
        return NAMED;
    }

    @Override
    public void terms(OthelloPosition at, Terms terms) {
        int empties = Long.bitCount(at.empties());
        terms.start(OthelloWeights.stage(empties), OthelloWeights.late(empties), 1, 1);
        for (int i = 0; i < NAMED; i++) {
            terms.add(i, OthelloEvaluator.value(FEATURES.get(i), at));
        }
        OthelloPatterns.forEach(
                at.own(), at.opponent(), (_, pattern) -> terms.add(NAMED + canonical[pattern], 1));
    }

    @Override
    public double value(int weight, int stage) {
        return start.value(weight, stage, OthelloWeights.UNIT);
    }

    @Override
    public byte[] file(double[] values, Optional<HiddenLayer> layer, String remark) {
        return WeightFile.of(values, layer, OthelloWeights.LAYOUT, OthelloWeights.UNIT)
                .bytes(OthelloWeights.LAYOUT, remark);
    }
}
