package damier.classic.evaluation;

import static damier.classic.evaluation.GiordanoLefevre.Compactness.PER_PIECE;
import static damier.classic.evaluation.GiordanoLefevre.Compactness.RAW;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.classic.Kinds;
import damier.classic.evaluation.GiordanoLefevre.Compactness;
import damier.classic.evaluation.GiordanoLefevre.Pieces;
import damier.core.Evaluator.Feature;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

class GiordanoLefevreTest {
    private static final Map<String, Double> WEIGHTS =
            Map.of("men", 10.0, "kings", 30.0, "compactness", 2.0, "tempi", 1.0, "centre", 2.0);

    private static final Rules<DraughtsPosition> RULES =
            Kinds.INTERNATIONAL.rules(DraughtsPosition.class);

    private final GiordanoLefevre evaluation = of(WEIGHTS, PER_PIECE);
    private final DraughtsPosition firstProblem = position("W:WK11,16,22:B1,31");

    private static GiordanoLefevre of(Map<String, Double> weights, Compactness compactness) {
        return new GiordanoLefevre(RULES, weights, Pieces.MEN, compactness, 5);
    }

    private static DraughtsPosition position(String text) {
        return (DraughtsPosition) Kinds.INTERNATIONAL.notation().position(text);
    }

    @Test
    void firstProblemIsWorthWhatItsFeaturesAddUpTo() {
        List<Feature> features = evaluation.features(firstProblem, Side.WHITE);

        assertThat(evaluation.evaluate(firstProblem, Side.WHITE)).isCloseTo(53.667, within(5e-4));
        assertThat(features)
                .extracting(Feature::name)
                .containsExactly("men", "kings", "compactness", "tempi", "centre");
        assertThat(features.get(0).value()).isZero();
        assertThat(features.get(1).value()).isEqualTo(1);
        assertThat(features.get(2).value()).isCloseTo(1.0 / 3, within(1e-12));
        assertThat(features.get(3).value()).isEqualTo(13);
        assertThat(features.get(4).value()).isEqualTo(5);
        assertThat(features.stream().mapToDouble(Feature::contribution).sum())
                .isEqualTo(evaluation.evaluate(firstProblem, Side.WHITE));
    }

    @Test
    void whatIsGoodForOneSideIsAsBadForTheOther() {
        assertThat(evaluation.evaluate(firstProblem, Side.BLACK))
                .isEqualTo(-evaluation.evaluate(firstProblem, Side.WHITE));
        assertThat(evaluation.evaluate(Kinds.reversed(firstProblem), Side.BLACK))
                .isEqualTo(evaluation.evaluate(firstProblem, Side.WHITE));
    }

    @Test
    void sidesAreEqualAtTheStart() {
        DraughtsPosition start = Kinds.INTERNATIONAL.rules(DraughtsPosition.class).newPosition();

        assertThat(evaluation.evaluate(start, Side.WHITE)).isZero();
    }

    @Test
    void rawCompactnessIsNotDividedByPieces() {
        GiordanoLefevre raw = of(WEIGHTS, RAW);

        // Free squares of 11, 16 and 22 less those of 1 and 31.
        assertThat(raw.features(firstProblem, Side.WHITE).get(2).value())
                .isEqualTo(-((3 + 1 + 4) - (2 + 4)));
    }

    @Test
    void kingsCountAsPiecesTooIfAskedFor() {
        Map<String, Double> men = Map.of("men", 10.0);
        GiordanoLefevre all = new GiordanoLefevre(RULES, men, Pieces.ALL, PER_PIECE, 5);

        assertThat(of(men, PER_PIECE).evaluate(firstProblem, Side.WHITE)).isZero();
        assertThat(all.evaluate(firstProblem, Side.WHITE)).isEqualTo(10);
    }

    @Test
    void mobilityAndCapturesAreThoseOfASideAsIfItWereItsTurn() {
        DraughtsPosition exchange = position("W:W28,48:B23,1");

        GiordanoLefevre mobility = of(Map.of("mobility", 1.0), PER_PIECE);
        GiordanoLefevre captures = of(Map.of("captures", 1.0), PER_PIECE);
        assertThat(captures.evaluate(exchange, Side.WHITE)).isEqualTo(1 - 1);
        assertThat(captures.evaluate(position("W:W28,32:B23,1"), Side.WHITE)).isEqualTo(1);
        assertThat(mobility.evaluate(position("W:W48:B1"), Side.BLACK)).isEqualTo(2 - 2);
        assertThat(mobility.evaluate(position("W:W48,46:B1"), Side.WHITE)).isEqualTo(3 - 2);
    }

    @Test
    void featureSwitchedOffIsTheOnlyOneMissing() {
        for (Feature off : evaluation.features(firstProblem, Side.WHITE)) {
            Map<String, Double> others = new HashMap<>(WEIGHTS);
            others.remove(off.name());
            GiordanoLefevre without = of(others, PER_PIECE);

            assertThat(without.features(firstProblem, Side.WHITE))
                    .containsExactlyElementsOf(
                            evaluation.features(firstProblem, Side.WHITE).stream()
                                    .filter(feature -> !feature.equals(off))
                                    .toList());
            assertThat(without.evaluate(firstProblem, Side.WHITE))
                    .isCloseTo(
                            evaluation.evaluate(firstProblem, Side.WHITE) - off.contribution(),
                            within(1e-12));
        }
    }

    @Test
    void sideWithoutPiecesIsInfinitelyBad() {
        DraughtsPosition alone = position("W:W22:B");

        assertThat(evaluation.evaluate(alone, Side.WHITE)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(evaluation.evaluate(alone, Side.BLACK)).isEqualTo(Double.NEGATIVE_INFINITY);
    }
}
