package damier.classic.evaluation;

import static damier.classic.evaluation.Vieira.Comparison.ABSOLUTE;
import static damier.classic.evaluation.Vieira.Comparison.RELATIVE;
import static damier.classic.evaluation.Vieira.Comparison.RELATIVE_SHIFTED;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.classic.Kinds;
import damier.core.Evaluator.Feature;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloSquares;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

class VieiraTest {
    private static final SquareBonuses BONUSES =
            new SquareBonuses(
                    List.of(
                            99.0, -8.0, 8.0, 6.0, //
                            -8.0, -24.0, -4.0, -3.0, //
                            8.0, -4.0, 7.0, 4.0, //
                            6.0, -3.0, 4.0, 0.0));

    private static final Map<String, Double> EARLY =
            Map.of("moves", 50.0, "discs", -10.0, "bonus", 5.0);

    private final OthelloPosition start = Kinds.OTHELLO.rules(OthelloPosition.class).newPosition();

    /** Black can play c1; White has no move. */
    private final OthelloPosition corner =
            OthelloPosition.of(
                    OthelloSquares.bit(square("a1")), OthelloSquares.bit(square("b1")), Side.BLACK);

    private static int square(String name) {
        return OthelloSquares.named(name.charAt(0), name.charAt(1));
    }

    @Test
    void quartersOfTheBoardMirrorEachOther() {
        for (String name : List.of("a1", "h1", "a8", "h8")) {
            assertThat(BONUSES.of(square(name))).isEqualTo(99);
        }
        assertThat(BONUSES.of(square("g2"))).isEqualTo(-24);
        assertThat(BONUSES.of(square("c8"))).isEqualTo(8);
        assertThat(BONUSES.of(square("e7"))).isEqualTo(-3);
        assertThat(BONUSES.of(square("d5"))).isZero();
    }

    @Test
    void smallestBonusSumIsThatOfAllBadSquares() {
        assertThat(BONUSES.smallestSum()).isEqualTo(-216);
    }

    @Test
    void squaresAboveCountsTheBetterOnes() {
        assertThat(BONUSES.squaresAbove(square("a1"))).isZero();
        assertThat(BONUSES.squaresAbove(square("c1"))).isEqualTo(4);
        assertThat(BONUSES.squaresAbove(square("c3"))).isEqualTo(12);
        assertThat(BONUSES.squaresAbove(square("b2"))).isEqualTo(60);
    }

    @Test
    void absoluteLooksAtOneSideOnly() {
        Vieira absolute = new Vieira("early", ABSOLUTE, EARLY, BONUSES);

        assertThat(absolute.evaluate(start, Side.BLACK)).isEqualTo(50 * 4 - 10 * 2);
        assertThat(absolute.features(corner, Side.WHITE))
                .containsExactly(
                        new Feature("moves", 0, 50, 0),
                        new Feature("discs", 1, -10, -10),
                        new Feature("bonus", -8, 5, -40));
    }

    @Test
    void relativeIsTheShareOfBothSides() {
        Vieira relative = new Vieira("early", RELATIVE, EARLY, BONUSES);

        assertThat(relative.features(corner, Side.BLACK))
                .containsExactly(
                        new Feature("moves", 1, 50, 50),
                        new Feature("discs", 0.5, -10, -5),
                        new Feature("bonus", 99.0 / 91, 5, 5 * (99.0 / 91)));
    }

    @Test
    void shareOfNothingIsNothing() {
        Vieira relative = new Vieira("early", RELATIVE, EARLY, BONUSES);

        assertThat(relative.evaluate(start, Side.BLACK)).isEqualTo(50 * 0.5 - 10 * 0.5 + 0);
    }

    @Test
    void shiftedSharesStayBetweenNothingAndAll() {
        Vieira shifted = new Vieira("early", RELATIVE_SHIFTED, EARLY, BONUSES);

        assertThat(shifted.features(corner, Side.BLACK).get(2).value())
                .isCloseTo((99 + 216.0) / (99 + 216 - 8 + 216), within(1e-12));
        assertThat(shifted.features(start, Side.BLACK).get(2).value()).isEqualTo(0.5);
    }

    @Test
    void featureSwitchedOffIsTheOnlyOneMissing() {
        Vieira withoutDiscs =
                new Vieira("early", ABSOLUTE, Map.of("moves", 50.0, "bonus", 5.0), BONUSES);

        assertThat(withoutDiscs.features(corner, Side.BLACK))
                .containsExactly(new Feature("moves", 1, 50, 50), new Feature("bonus", 99, 5, 495));
    }
}
