package damier.othello;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;

import damier.core.Perft;
import damier.core.Perft.Leaves;
import damier.core.Position;
import damier.games.OthelloGame;
import damier.testkit.PerftSeries;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;

class OthelloPerftTest {
    private static final long FEW_NODES = 4_000_000;

    @Test
    void countsThePathsThatAreKnown() {
        countsThePathsUpTo(FEW_NODES);
    }

    @Test
    @Tag("long")
    void countsAllThePathsThatAreKnown() {
        countsThePathsUpTo(Long.MAX_VALUE);
    }

    private static void countsThePathsUpTo(long most) {
        for (PerftSeries series : PerftSeries.of("othello")) {
            OthelloPosition at =
                    (OthelloPosition) OthelloGame.definition().notation().position(series.fen());
            series.nodesUpTo(most)
                    .forEach((depth, nodes) -> assertThat(paths(at, depth)).isEqualTo(nodes));
        }
    }

    private static long paths(OthelloPosition at, int depth) {
        return Perft.of(OthelloGame.definition(), Leaves.COUNTED).count(at, depth);
    }

    @Test
    void countingAndPlayingAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Perft perft = Perft.of(OthelloGame.definition(), Leaves.COUNTED);
        Position start = OthelloGame.definition().rules().newPosition();
        long leaves = perft.count(start, 7);
        long before = threads.getCurrentThreadAllocatedBytes();
        leaves -= perft.count(start, 7);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(leaves).isZero();
        assertThat(allocated).isZero();
    }
}
