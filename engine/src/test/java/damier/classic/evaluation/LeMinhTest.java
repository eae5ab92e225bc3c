package damier.classic.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import damier.classic.Kinds;
import damier.core.Evaluator.Feature;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import org.junit.jupiter.api.Test;

import java.util.Map;

class LeMinhTest {
    private final DraughtsPosition firstProblem =
            (DraughtsPosition) Kinds.INTERNATIONAL.notation().position("W:WK11,16,22:B1,31");

    @Test
    void menAndKingsAreMaterial() {
        LeMinh material =
                new LeMinh(
                        Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                        Map.of("men", 10.0, "kings", 30.0));

        assertThat(material.evaluate(firstProblem, Side.WHITE)).isEqualTo(30);
        assertThat(material.evaluate(firstProblem, Side.BLACK)).isEqualTo(-30);
    }

    @Test
    void mobilityCountsTheMovesOfEitherSide() {
        LeMinh mobility =
                new LeMinh(
                        Kinds.INTERNATIONAL.rules(DraughtsPosition.class), Map.of("mobility", 5.0));

        // 11-2 11-6 11-7 11-17 22-17 22-18 against 1-6 1-7 31-36 31-37.
        assertThat(mobility.features(firstProblem, Side.WHITE))
                .containsExactly(new Feature("mobility", 6 - 4, 5, 10));
        assertThat(mobility.evaluate(firstProblem, Side.BLACK)).isEqualTo(-10);
    }

    @Test
    void compactnessIsAMalusOfFreeSquares() {
        LeMinh compactness =
                new LeMinh(
                        Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                        Map.of("compactness", 1.0));
        DraughtsPosition at =
                (DraughtsPosition) Kinds.INTERNATIONAL.notation().position("W:W28,33:B2");

        // 28 and 33 touch: three free squares each; 2 on the back row has two.
        assertThat(compactness.evaluate(at, Side.WHITE)).isEqualTo(-(3 + 3 - 2));
    }
}
