package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.stream.Stream;

class ReductionsTest {
    static Stream<SearchParameters> parameters() {
        return Stream.of(
                new Games().byId("international").searchParameters(),
                new Games().byId("othello").searchParameters());
    }

    @ParameterizedTest
    @MethodSource("parameters")
    void aReductionNeverReachesTheDepth(SearchParameters parameters) {
        int[][] table = Reductions.table(parameters, false);
        for (int depth = 1; depth <= Reductions.MASK; depth++) {
            for (int index = 0; index <= Reductions.MASK; index++) {
                assertThat(table[depth][index]).isBetween(0, depth - 1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("parameters")
    void reductionsGrowWithTheDepth(SearchParameters parameters) {
        int[][] table = Reductions.table(parameters, false);
        for (int index = 1; index <= Reductions.MASK; index++) {
            for (int depth = 1; depth <= Reductions.MASK; depth++) {
                assertThat(table[depth][index]).isGreaterThanOrEqualTo(table[depth - 1][index]);
            }
            assertThat(table[40][index]).isGreaterThan(table[5][index]);
        }
    }

    @ParameterizedTest
    @MethodSource("parameters")
    void reductionsGrowWithTheNumberOfTheMove(SearchParameters parameters) {
        int[][] table = Reductions.table(parameters, false);
        for (int depth = 3; depth <= Reductions.MASK; depth++) {
            assertThat(table[depth]).isSorted();
            assertThat(table[depth][30]).isGreaterThan(table[depth][1]);
        }
    }

    @Test
    void aPvNodeReducesLaterAndLess() {
        SearchParameters parameters = new Games().byId("international").searchParameters();
        int[][] others = Reductions.table(parameters, false);
        int[][] table = Reductions.table(parameters, true);
        int first = parameters.get(SearchParameter.REDUCE_FROM);
        assertThat(Reductions.plies(others, 20, first - 1)).isZero();
        assertThat(Reductions.plies(others, 20, first)).isPositive();
        assertThat(Reductions.plies(table, 20, first + 1)).isZero();
        assertThat(Reductions.plies(table, 20, first + 2)).isPositive();
        assertThat(Reductions.plies(table, 20, 30)).isLessThan(Reductions.plies(others, 20, 30));
    }
}
