package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import damier.othello.eval.OthelloEvaluator;

import org.junit.jupiter.api.Test;

class EndgameErrorFitTest {
    /** Gives at least twenty positions for some numbers of empties. */
    private static final int ENOUGH_POSITIONS = 450;

    private static EndgameErrorFit measured(int positions) {
        var fit =
                new EndgameErrorFit(
                        EndgameEvaluator.of(new OthelloEvaluator()),
                        EndgameErrors.standard(),
                        /* seed= */ 3);
        fit.measure(positions);
        return fit;
    }

    @Test
    void errorsGrowWithTheDistanceAndShrinkWithTheShallowDepth() {
        EndgameErrors errors = measured(ENOUGH_POSITIONS).fit();
        assertThat(errors.distance()).isPositive();
        assertThat(errors.shallow()).isNegative();
        assertThat(errors.deviation(20, 6, 2)).isBetween(200.0, 1_000.0);
        assertThat(errors.deviation(16, 16, 4)).isBetween(400.0, 1_600.0);
    }

    @Test
    void fittingTooFewPositionsFails() {
        assertThatThrownBy(() -> measured(10).fit())
                .hasMessage("too few positions to fit errors to");
    }

    @Test
    void aLinearFitFindsTheWeightsOfALinearFunction() {
        var fit = new LinearFit(3);
        for (int i = 0; i < 20; i++) {
            double[] row = {1, i, i * i % 7};
            fit.add(row, 5 - 2 * row[1] + 0.5 * row[2]);
        }
        double[] weights = fit.solve();
        assertThat(weights[0]).isCloseTo(5, within(1e-4));
        assertThat(weights[1]).isCloseTo(-2, within(1e-4));
        assertThat(weights[2]).isCloseTo(0.5, within(1e-4));
    }
}
