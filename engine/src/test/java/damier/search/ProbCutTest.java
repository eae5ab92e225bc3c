package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Evaluator;
import damier.core.ProbCutErrors;
import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.IntStream;

class ProbCutTest {
    private static final ProbCutErrors ERRORS = new Games().byId("othello").probCutErrors();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 5, 8, 9})
    void theShallowerDepthIsLessThanTheDepthAndHasItsParity(int share) {
        var probCut = new ProbCut(parameters(150, share, 0), ERRORS);
        int[] depths = IntStream.range(0, 200).filter(probCut::applies).toArray();
        assertThat(depths).isNotEmpty();
        for (int depth : depths) {
            int shallower = probCut.depth(depth);
            assertThat(shallower).isBetween(1, depth - 1);
            assertThat(shallower % 2).as("parity for depth %d", depth).isEqualTo(depth % 2);
        }
    }

    @ParameterizedTest
    @CsvSource({"5, 4, 2", "5, 7, 3", "5, 9, 3", "4, 10, 4", "4, 11, 3", "4, 20, 8"})
    void theShallowerDepthIsAShareOfTheDepthRoundedDown(int share, int depth, int shallower) {
        var probCut = new ProbCut(parameters(150, share, 0), ERRORS);
        assertThat(probCut.depth(depth)).isEqualTo(shallower);
    }

    @Test
    void noDepthIsPredictedBelowTheLeastOneNorWhereNothingShallowerIsLeft() {
        var probCut = new ProbCut(parameters(150, 4, 0), ERRORS);
        assertThat(IntStream.range(0, 8).filter(probCut::applies)).containsExactly(3, 5, 6, 7);
        assertThat(probCut.applies(128)).isFalse();
    }

    @Test
    void itIsOffWhereProbCutIsZero() {
        var probCut =
                new ProbCut(
                        new Games()
                                .byId("othello")
                                .searchParameters()
                                .with(SearchParameter.PROBCUT, 0),
                        ERRORS);
        assertThat(IntStream.range(0, 200)).noneMatch(probCut::applies);
        assertThat(IntStream.range(0, 200))
                .noneMatch(new ProbCut(SearchParameters.PLAIN, ERRORS)::applies);
    }

    @Test
    void theMarginIsANumberOfDeviations() {
        var errors = new ProbCutErrors(List.of(Math.log(1000), Math.log(2000)), 0, 0);
        var probCut = new ProbCut(parameters(150, 5, 0), errors);
        assertThat(probCut.margin(8, 0)).isBetween(1499, 1500);
        assertThat(probCut.margin(8, 1)).isBetween(2999, 3000);
    }

    @Test
    void aSlopeTakesThePlaceOfDeviations() {
        var probCut = new ProbCut(parameters(150, 4, 10), ERRORS);
        for (int stage = 0; stage < Evaluator.STAGES; stage++) {
            assertThat(probCut.margin(8, stage)).isEqualTo(80);
            assertThat(probCut.margin(20, stage)).isEqualTo(200);
        }
    }

    private static SearchParameters parameters(int probCut, int share, int slope) {
        return SearchParameters.PLAIN
                .with(SearchParameter.PROBCUT, probCut)
                .with(SearchParameter.PROBCUT_DEPTH, 3)
                .with(SearchParameter.PROBCUT_SHARE, share)
                .with(SearchParameter.PROBCUT_SLOPE, slope);
    }
}
