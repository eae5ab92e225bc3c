package damier.classic.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.classic.Kinds;
import damier.core.Evaluator.Feature;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class GosgensSommersTest {
    private static final Map<String, Double> WEIGHTS =
            Map.of("pieces", 100.0, "kings", 100.0, "edge", 20.0, "back", 20.0, "advance", 3.0);

    private final GosgensSommers evaluation =
            new GosgensSommers(Kinds.INTERNATIONAL.rules(DraughtsPosition.class), WEIGHTS);

    private static DraughtsPosition position(String text) {
        return (DraughtsPosition) Kinds.INTERNATIONAL.notation().position(text);
    }

    @Test
    void firstProblemIsTheQuotientOfBothSides() {
        DraughtsPosition firstProblem = position("W:WK11,16,22:B1,31");

        assertThat(evaluation.evaluate(firstProblem, Side.WHITE)).isCloseTo(1.8193, within(5e-5));
        assertThat(evaluation.evaluate(firstProblem, Side.BLACK))
                .isCloseTo(238.0 / 433, within(1e-12));
    }

    @Test
    void contributionsAddUpToTheQuotient() {
        DraughtsPosition at = position("B:WK11,K5,49,22:B1,31,K46");
        List<Feature> features = evaluation.features(at, Side.WHITE);

        assertThat(features.stream().mapToDouble(Feature::contribution).sum())
                .isCloseTo(evaluation.evaluate(at, Side.WHITE), within(1e-12));
        assertThat(features)
                .extracting(Feature::name)
                .containsExactly(
                        "pieces", "kings", "edge", "back", "advance", "divided by the opponent's");
    }

    @Test
    void featureSwitchedOffCountsForNeitherSide() {
        GosgensSommers piecesOnly =
                new GosgensSommers(
                        Kinds.INTERNATIONAL.rules(DraughtsPosition.class), Map.of("pieces", 100.0));

        assertThat(piecesOnly.evaluate(position("W:WK11,16,22:B1,31"), Side.WHITE)).isEqualTo(1.5);
    }

    @Test
    void kingOnAnEdgeIsWorthMore() {
        assertThat(evaluation.evaluate(position("W:WK6:BK28"), Side.WHITE)).isEqualTo(1.1);
        assertThat(evaluation.evaluate(position("W:WK4:BK28"), Side.WHITE)).isEqualTo(1.1);
        assertThat(evaluation.evaluate(position("W:WK7:BK28"), Side.WHITE)).isEqualTo(1.0);
    }

    @Test
    void manOnItsBackRowIsWorthAlmostAsMuchAsOneSevenRowsAhead() {
        assertThat(evaluation.evaluate(position("W:W48:B38"), Side.WHITE))
                .isCloseTo(120.0 / 121, within(1e-12));
    }

    @Test
    void sideThatCannotMoveIsInfinitelyBadWhoeverIsToMove() {
        // The man on 1 holds the man on 6, and can move itself.
        for (String text : List.of("W:W6:B1", "B:W6:B1")) {
            DraughtsPosition at = position(text);
            assertThat(evaluation.evaluate(at, Side.WHITE)).isEqualTo(Double.NEGATIVE_INFINITY);
            assertThat(evaluation.evaluate(at, Side.BLACK)).isEqualTo(Double.POSITIVE_INFINITY);
        }
    }

    @Test
    void predecessorCountsMenAndKings() {
        GosgensSommersV0 predecessor = new GosgensSommersV0(Map.of("men", 1.0, "kings", 2.0));

        assertThat(predecessor.evaluate(position("W:WK11,16,22:B1,31"), Side.WHITE)).isEqualTo(2);
    }
}
