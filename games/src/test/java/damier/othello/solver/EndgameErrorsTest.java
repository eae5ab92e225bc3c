package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EndgameErrorsTest {
    @Test
    void formattedErrorsAreParsedBack() {
        EndgameErrors errors = EndgameErrors.standard();
        assertThat(EndgameErrors.parse("errors", errors.text())).isEqualTo(errors);
    }

    @Test
    void theMessageNamesAMissingParameter() {
        assertThatThrownBy(() -> EndgameErrors.parse("errors", "base 6\n"))
                .hasMessage("errors:1: no line for feature empties");
    }

    @Test
    void deviationFollowsTheDocumentedFormula() {
        var errors = new EndgameErrors(1, 0.5, -1, 2, 0.25);
        assertThat(errors.deviation(20, 8, 4)).isCloseTo(Math.exp(11) / 5 * 16, within(1e-6));
        assertThat(errors.deviation(8, 8, 4)).isCloseTo(Math.exp(5.25) / 5 * 16, within(1e-6));
    }

    @Test
    void deeperShallowSearchesNeedSmallerMargins() {
        var probCut = new ProbCut(EndgameErrors.standard());
        int level = Selectivity.PERCENT_95.level();
        assertThat(probCut.margin(level, 20, 20))
                .isLessThan(probCut.evaluationMargin(level, 20, 20));
        assertThat(probCut.margin(0, 20, 20)).isLessThan(probCut.margin(level, 20, 20));
    }

    @Test
    void shallowSearchesKeepTheParityOfTheDepth() {
        for (int depth = ProbCut.LEAST_DEPTH; depth < 40; depth++) {
            int shallow = ProbCut.shallowDepth(depth);
            assertThat(shallow).isLessThan(depth);
            assertThat(shallow % 2).isEqualTo(depth % 2);
        }
    }
}
