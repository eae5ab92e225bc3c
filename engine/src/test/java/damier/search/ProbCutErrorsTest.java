package damier.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Evaluator;
import damier.core.ProbCutErrors;
import damier.games.Games;

import org.junit.jupiter.api.Test;

import java.util.List;

class ProbCutErrorsTest {
    @Test
    void everyGameHasErrorsForEveryStage() {
        for (String id : new Games().ids()) {
            assertThat(new Games().byId(id).probCutErrors().stages())
                    .as(id)
                    .hasSize(Evaluator.STAGES);
        }
    }

    @Test
    void whatIsWrittenIsRead() {
        var errors = new ProbCutErrors(List.of(1.25, 2.5), -0.125, 0.5);
        assertThat(ProbCutErrors.parse("x", "# a remark\n" + errors.text())).isEqualTo(errors);
    }

    @Test
    void aFaultyFileIsNamed() {
        assertThatThrownBy(() -> ProbCutErrors.parse("my.probcut", "stages 1 2\nshallow 1\n"))
                .hasMessage("my.probcut: no line distance");
        assertThatThrownBy(() -> ProbCutErrors.parse("my.probcut", "stages 1 many\n"))
                .hasMessage("my.probcut: stages must be followed by numbers");
        assertThatThrownBy(() -> ProbCutErrors.resource(ProbCutErrors.class, "chess.probcut"))
                .hasMessage("chess.probcut: no such file of ProbCut errors");
    }

    @Test
    void theDeviationGrowsWithTheDistanceAndShrinksWithTheShallowDepth() {
        ProbCutErrors errors = new Games().byId("othello").probCutErrors();
        assertThat(errors.deviation(3, 12, 4)).isGreaterThan(errors.deviation(3, 8, 4));
        assertThat(errors.deviation(3, 12, 4)).isGreaterThan(errors.deviation(3, 16, 8));
    }
}
