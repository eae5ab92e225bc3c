package damier.draughts.eval;

import damier.core.HiddenLayer;
import damier.core.Learnable;
import damier.core.Side;
import damier.core.Terms;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.weights.WeightFile;

import java.util.List;
import java.util.Optional;

/**
 * The weights of a variant for training: those of features, then those of patterns in the order of
 * {@link PatternLayout}. In an evaluation without patterns, the latter start at zero.
 */
public final class LearnableDraughts implements Learnable<DraughtsPosition> {
    private static final int NAMED = EvalFeature.values().length;

    private final BoardGeometry board;
    private final PatternLayout layout;
    private final WeightFile start;
    private final DraughtsEvaluator evaluator;
    private final List<DraughtsEvaluator> counters;

    private LearnableDraughts(Variant variant, String file, byte[] content) {
        board = variant.board();
        layout = new PatternLayout(board);
        start = WeightFile.parse(file, content, layout.file());
        evaluator = DraughtsEvaluator.of(variant, DraughtsWeights.only(EvalFeature.MAN));
        counters =
                EvalFeature.all().stream()
                        .map(feature -> evaluator.with(DraughtsWeights.only(feature)))
                        .toList();
    }

    /** The built-in weights. */
    public static LearnableDraughts of(Variant variant) {
        return of(variant, DraughtsWeights.file(variant), DraughtsWeights.resource(variant));
    }

    /**
     * The weights of a file.
     *
     * @param file its name in messages
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    public static LearnableDraughts of(Variant variant, String file, byte[] content) {
        return new LearnableDraughts(variant, file, content);
    }

    @Override
    public int stages() {
        return PatternLayout.STAGES;
    }

    @Override
    public int weights() {
        return NAMED + layout.weights();
    }

    @Override
    public int namedWeights() {
        return NAMED;
    }

    @Override
    public int firstVector() {
        return NAMED + layout.firstVector();
    }

    @Override
    public Optional<HiddenLayer> hiddenLayer() {
        return start.hiddenLayer(DraughtsWeights.UNIT);
    }

    @Override
    public void terms(DraughtsPosition at, Terms terms) {
        terms.start(
                0,
                evaluator.late(at),
                1.0 / evaluator.drawishness(at, at.side()),
                1.0 / evaluator.drawishness(at, at.side().opponent()));
        int sign = at.side() == Side.WHITE ? 1 : -1;
        for (int i = 0; i < NAMED; i++) {
            terms.add(i, sign * counters.get(i).openingSum(at));
        }
        long white = at.men(Side.WHITE);
        long black = at.men(Side.BLACK);
        int turn = layout.areas().turn();
        addAreas(white, black, sign, terms);
        addAreas(Areas.turned(black, turn), Areas.turned(white, turn), -sign, terms);
        addKings(at.pieces(Side.WHITE) & at.kings(), sign, terms);
        addKings(Areas.turned(at.pieces(Side.BLACK) & at.kings(), turn), -sign, terms);
    }

    private void addAreas(long white, long black, int sign, Terms terms) {
        Areas areas = layout.areas();
        long[] lanes = areas.lanes();
        long first = Areas.pair(lanes, white, black, areas.shift(0));
        long second = Areas.pair(lanes, white, black, areas.shift(1));
        long third = Areas.pair(lanes, white, black, areas.shift(2));
        long part = Areas.part(first, second);
        for (int area = 0; area < areas.count(); area++) {
            int pattern = Areas.pattern(part, third, area);
            terms.add(NAMED + layout.pattern(area, pattern), sign);
            terms.add(NAMED + layout.near(area, pattern), sign);
            terms.add(NAMED + layout.far(area, pattern), sign);
        }
    }

    private void addKings(long kings, int sign, Terms terms) {
        for (long left = kings; left != 0; left &= left - 1) {
            int square = board.square(Long.numberOfTrailingZeros(left));
            terms.add(NAMED + layout.king(square), sign);
        }
    }

    @Override
    public double value(int weight, int stage) {
        return start.value(weight, stage, DraughtsWeights.UNIT);
    }

    @Override
    public byte[] file(double[] values, Optional<HiddenLayer> layer, String remark) {
        return WeightFile.of(values, layer, layout.file(), DraughtsWeights.UNIT)
                .bytes(layout.file(), remark);
    }
}
