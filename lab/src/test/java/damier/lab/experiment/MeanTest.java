package damier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.classic.search.Counts;
import damier.lab.report.Claim.Verdict;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

class MeanTest {
    @Test
    void intervalIsStudents() {
        Mean mean = Mean.of(1, 2, 3, 4);
        assertThat(mean.mean()).isEqualTo(2.5);
        // The deviation is 1.291, the quantile for three degrees of freedom 3.182.
        assertThat(mean.half()).isCloseTo(3.182 * 1.291 / 2, within(0.03));
    }

    @Test
    void oneValueSaysNothingOfItsInterval() {
        assertThat(Mean.of(7).half()).isNaN();
        assertThat(Mean.of(7).above(0)).isEqualTo(Verdict.NOT_DECIDED);
    }

    @Test
    void onlyWinsLeaveRoomForWhatWasNotSeen() {
        Mean mean = Mean.ofScores(Collections.nCopies(20, 1.0));
        assertThat(mean.mean()).isEqualTo(1);
        assertThat(mean.low()).isCloseTo(0.86, within(0.01));
        assertThat(mean.high()).isEqualTo(1);
        assertThat(mean.above(0.5)).isEqualTo(Verdict.HELD);
        assertThat(mean.percent()).isEqualTo("100 (86 to 100) %");
    }

    @Test
    void nothingButWinsIsSurerThanNearlyNothingButWins() {
        List<Double> nearly = new ArrayList<>(Collections.nCopies(19, 1.0));
        nearly.add(0.75);
        assertThat(Mean.ofScores(Collections.nCopies(20, 1.0)).low())
                .isGreaterThan(Mean.ofScores(nearly).low());
        assertThat(Mean.ofScores(nearly).high()).isEqualTo(1);
    }

    @Test
    void theRowsOfAGameCountAsOne() {
        List<Row> rows = List.of(row(0, 1), row(0, 3), row(1, 5));
        Mean mean = Mean.byGame(rows, row -> row.feature("x"));
        assertThat(mean.count()).isEqualTo(2);
        assertThat(mean.mean()).isEqualTo(3.5);
    }

    @Test
    void verdictsNeedTheWholeInterval() {
        assertThat(Mean.around(9, 0.6, 0.05).above(0.5)).isEqualTo(Verdict.HELD);
        assertThat(Mean.around(9, 0.6, 0.15).above(0.5)).isEqualTo(Verdict.NOT_DECIDED);
        assertThat(Mean.around(9, 0.4, 0.05).above(0.5)).isEqualTo(Verdict.DID_NOT_HOLD);
        assertThat(Mean.around(9, 0.4, 0.05).below(0.5)).isEqualTo(Verdict.HELD);
    }

    @Test
    void pointsOnAnExponentialCurveFitIt() {
        double[] x = {1, 2, 3, 5};
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            y[i] = 0.2 * Math.exp(0.7 * x[i]);
        }
        ExponentialFit fit = ExponentialFit.of(x, y);
        assertThat(fit.scale()).isCloseTo(0.2, within(1e-9));
        assertThat(fit.rate()).isCloseTo(0.7, within(1e-9));
        assertThat(fit.r2()).isCloseTo(1, within(1e-9));
    }

    static Row row(int game, double x) {
        return new Row(
                new Row.Place("a, \"b\"", "random", true, game, 1, "white"),
                new Row.Board(9, 20, 20),
                new Row.Thought("32-28", Double.NaN, 1.5, 2, 1, new Counts(3, 4, 5, 6, 7, 8), 9),
                new Row.Fate(0.5, 1, 2, "length"),
                Map.of("x", x, "y", -1e-9));
    }
}
