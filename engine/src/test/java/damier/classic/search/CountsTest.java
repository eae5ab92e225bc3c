package damier.classic.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CountsTest {
    private static Counts nodes(long nodes) {
        return new Counts(nodes, 0, 0, 0, 0, 0);
    }

    @Test
    void effectiveBranchingFactorOfARegularTreeIsItsBranchingFactor() {
        assertThat(nodes(3 + 9 + 27).effectiveBranchingFactor(3)).isCloseTo(3, within(1e-9));
        assertThat(nodes(7).effectiveBranchingFactor(1)).isCloseTo(7, within(1e-9));
        assertThat(nodes(5).effectiveBranchingFactor(5)).isCloseTo(1, within(1e-9));
    }

    @Test
    void effectiveBranchingFactorOfNothingIsNothing() {
        assertThat(nodes(0).effectiveBranchingFactor(4)).isZero();
        assertThat(nodes(4).effectiveBranchingFactor(0)).isZero();
    }

    @Test
    void meansAreOverInnerNodes() {
        Counts counts = new Counts(12, 4, 9, 9, 1, 20);

        assertThat(counts.meanMoves()).isEqualTo(5);
        assertThat(counts.meanMovesSearched()).isEqualTo(3);
        assertThat(Counts.NONE.meanMoves()).isZero();
        assertThat(Counts.NONE.meanMovesSearched()).isZero();
    }
}
