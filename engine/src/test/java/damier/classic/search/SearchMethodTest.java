package damier.classic.search;

import static damier.classic.search.SearchMethod.BREADTH_FIRST;
import static damier.classic.search.SearchMethod.DEPTH_FIRST;
import static damier.classic.search.SearchMethod.ITERATIVE_DEEPENING;

import static org.assertj.core.api.Assertions.assertThat;

import damier.classic.Kinds;
import damier.classic.search.SearchMethod.Effort;
import damier.core.Game;
import damier.core.GameDefinition;

import org.junit.jupiter.api.Test;

import java.util.stream.LongStream;

class SearchMethodTest {
    private static final GameDefinition ITALIAN = Kinds.ITALIAN;
    private static final int DEPTH = 5;

    private static Effort effort(SearchMethod method, Game game, int depth) {
        return method.search(game.kind().rules(), game.position(), depth, 1_000_000);
    }

    @Test
    void withoutAFinishedGameEveryMethodExaminesTheWholeTree() {
        Game start = new Game(ITALIAN);
        long[] byDepth = {7, 49, 302, 1_469, 7_361};
        long once = LongStream.of(byDepth).sum();
        long repeated = 0;
        for (int i = 0; i < DEPTH; i++) {
            repeated += (DEPTH - i) * byDepth[i];
        }
        assertThat(effort(BREADTH_FIRST, start, DEPTH).nodes()).isEqualTo(once);
        assertThat(effort(DEPTH_FIRST, start, DEPTH).nodes()).isEqualTo(once);
        assertThat(effort(ITERATIVE_DEEPENING, start, DEPTH).nodes()).isEqualTo(repeated);
    }

    @Test
    void breadthFirstSearchHoldsAPlyAndTheOthersALine() {
        Game start = new Game(ITALIAN);
        assertThat(effort(BREADTH_FIRST, start, DEPTH).memory()).isGreaterThan(5_000);
        assertThat(effort(DEPTH_FIRST, start, DEPTH).memory()).isLessThan(50);
        assertThat(effort(ITERATIVE_DEEPENING, start, DEPTH).memory()).isLessThan(50);
    }

    @Test
    void onlyDepthFirstSearchFindsALongerWay() {
        Game game = new Game(ITALIAN, ITALIAN.notation().position("W:WK11,30:B1"));
        assertThat(effort(BREADTH_FIRST, game, 7).found()).hasValue(5);
        assertThat(effort(ITERATIVE_DEEPENING, game, 7).found()).hasValue(5);
        assertThat(effort(DEPTH_FIRST, game, 7).found()).hasValue(7);
    }

    @Test
    void aSearchThatIsTooLargeIsAbandoned() {
        Game start = new Game(ITALIAN);
        Effort effort = BREADTH_FIRST.search(ITALIAN.rules(), start.position(), 30, 1_000);
        assertThat(effort.complete()).isFalse();
        assertThat(effort.nodes()).isBetween(1_000L, 1_100L);
    }
}
