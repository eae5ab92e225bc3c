package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Evaluator;
import damier.core.SearchParameter;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProbCutFitTest {
    private static final int DEPTH = 4;

    /** Enough for every stage to be measured whose positions are seldom decided. */
    private static final int ENOUGH = 24 * Evaluator.STAGES;

    private static final int MEASURED_STAGES = Evaluator.STAGES - 2;

    private static final int TOO_FEW = 2 * Evaluator.STAGES;

    @ParameterizedTest
    @ValueSource(strings = {"othello", "english"})
    void theSameSeedGivesTheSamePositiveDeviationsWithAnyNumberOfThreads(String game) {
        var fit = searched(game, ENOUGH, 7, 1);
        var again = searched(game, ENOUGH, 7, 2);
        assertThat(again.fit()).isEqualTo(fit.fit());
        for (int stage = 0; stage < MEASURED_STAGES; stage++) {
            assertThat(fit.measured(stage, 4, 2))
                    .as("%s, stage %d", game, stage)
                    .isPositive()
                    .isEqualTo(again.measured(stage, 4, 2));
            assertThat(fit.measured(stage, 3, 1)).isPositive();
        }
    }

    @Test
    void anotherSeedGivesOtherErrors() {
        assertThat(searched("othello", ENOUGH, 7, 2).fit())
                .isNotEqualTo(searched("othello", ENOUGH, 8, 2).fit());
    }

    @Test
    void fewPositionsMeasureNothing() {
        var fit = searched("othello", TOO_FEW, 7, 1);
        assertThat(fit.positions()).isEqualTo(TOO_FEW);
        assertThat(fit.measured(0, 4, 2)).isNaN();
    }

    private static ProbCutFit searched(String game, int positions, long seed, int threads) {
        EngineFactory kind = new Engines(new Games()).byId(game);
        var parameters = kind.defaultOptions().parameters().with(SearchParameter.PROBCUT, 0);
        var fit = new ProbCutFit(kind, parameters, DEPTH, seed);
        fit.search(positions, threads);
        return fit;
    }
}
