package damier.classic.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.classic.Kinds;
import damier.classic.evaluation.GosgensSommers.Combination;
import damier.core.Evaluator.Feature;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class GosgensSommersTest {
    private static final Map<String, Double> WEIGHTS =
            Map.of("pieces", 100.0, "kings", 100.0, "edge", 20.0, "back", 20.0, "advance", 3.0);

    private final GosgensSommers evaluation = of(WEIGHTS, Combination.QUOTIENT);

    private static GosgensSommers of(Map<String, Double> weights, Combination combination) {
        return new GosgensSommers(
                Kinds.INTERNATIONAL.rules(DraughtsPosition.class), weights, combination);
    }

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
        GosgensSommers piecesOnly = of(Map.of("pieces", 100.0), Combination.QUOTIENT);

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
    void differenceComparesTheSamePieceValues() {
        GosgensSommers difference = of(WEIGHTS, Combination.DIFFERENCE);
        DraughtsPosition at = position("W:WK11,16,22:B1,31");

        assertThat(difference.evaluate(at, Side.WHITE)).isEqualTo(433 - 238);
        assertThat(
                        difference.features(at, Side.BLACK).stream()
                                .mapToDouble(Feature::contribution)
                                .sum())
                .isEqualTo(238 - 433);
        assertThat(difference.drawn()).isZero();
    }

    @Test
    void equalDifferencesAreWorthMoreAmongFewPiecesOnlyAsQuotients() {
        DraughtsPosition few = position("W:W31,32:B20");
        DraughtsPosition many = position("W:W31,32,33,34,35:B17,18,19,20");
        Map<String, Double> pieces = Map.of("pieces", 100.0);

        GosgensSommers quotient = of(pieces, Combination.QUOTIENT);
        assertThat(quotient.evaluate(few, Side.WHITE))
                .isGreaterThan(quotient.evaluate(many, Side.WHITE));
        GosgensSommers difference = of(pieces, Combination.DIFFERENCE);
        assertThat(difference.evaluate(few, Side.WHITE))
                .isEqualTo(difference.evaluate(many, Side.WHITE));
    }

    @Test
    void formationsAreSeenInTheDirectionOfTheOpponent() {
        // 28 is in front of 32, and 32 in front of 38; 45 stands alone.
        String formation = "W:W28,32,38,45:B14";
        assertThat(formation("defended", formation)).isEqualTo(2);
        assertThat(formation("defending", formation)).isEqualTo(2);
        assertThat(formation("elbow", formation)).isEqualTo(1);
        assertThat(formation("defended", "W:W45:B13,18,23,28")).isEqualTo(-3);
    }

    private static double formation(String name, String position) {
        return of(Map.of(name, 1.0), Combination.DIFFERENCE)
                .evaluate(position(position), Side.WHITE);
    }

    @Test
    void predecessorCountsMenAndKings() {
        GosgensSommersV0 predecessor = new GosgensSommersV0(Map.of("men", 1.0, "kings", 2.0));

        assertThat(predecessor.evaluate(position("W:WK11,16,22:B1,31"), Side.WHITE)).isEqualTo(2);
    }
}
