package damier.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LeastSquaresTest {
    @Test
    void anExactLineIsRecovered() {
        var fit = new LeastSquares(2);
        for (int x = -5; x <= 5; x++) {
            fit.add(new double[] {1, x}, 3 - 0.5 * x, 1);
        }
        assertThat(fit.solve()).containsExactly(new double[] {3, -0.5}, within(1e-5));
    }

    @Test
    void ofTwoValuesAtOnePlaceTheHeavierCountsMore() {
        var fit = new LeastSquares(1);
        fit.add(new double[] {1}, 10, 3);
        fit.add(new double[] {1}, 20, 1);
        assertThat(fit.solve()).containsExactly(new double[] {12.5}, within(1e-5));
    }

    @Test
    void anUnknownThatNothingDeterminesIsZero() {
        var fit = new LeastSquares(2);
        fit.add(new double[] {2, 0}, 8, 1);
        assertThat(fit.solve()).containsExactly(new double[] {4, 0}, within(1e-5));
    }
}
