package damier.othello;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;

import damier.othello.text.OthelloNotation;
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
            Perft perft = new Perft(new OthelloNotation().position(series.fen()));
            series.nodesUpTo(most)
                    .forEach((depth, nodes) -> assertThat(perft.count(depth)).isEqualTo(nodes));
        }
    }

    @Test
    void countingAndPlayingAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Perft perft = new Perft(new OthelloRules().newPosition());
        perft.count(3);
        threads.getCurrentThreadAllocatedBytes();
        long before = threads.getCurrentThreadAllocatedBytes();
        long leaves = perft.count(7);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(leaves).isEqualTo(55_092);
        assertThat(allocated).isZero();
    }
}
