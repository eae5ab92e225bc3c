package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class SolverTableTest {
    private static final int EXACT = Selectivity.EXACT.level();

    private final SolverTable table = new SolverTable(1 << 16);

    @Test
    void anEntryKeepsBothBounds() {
        table.store(77, 20, EXACT, 3, 6, 10);
        table.store(77, 20, EXACT, 7, 6, 11);
        long data = table.probe(77);
        assertThat(SolverTable.lower(data)).isEqualTo(6);
        assertThat(SolverTable.upper(data)).isEqualTo(6);
        assertThat(SolverTable.depth(data)).isEqualTo(20);
        assertThat(SolverTable.selectivity(data)).isEqualTo(EXACT);
    }

    @Test
    void aMoveThatFailedHighStaysTheBestMove() {
        table.store(77, 20, EXACT, 3, 6, 10);
        table.store(77, 20, EXACT, 7, 6, 11);
        assertThat(SolverTable.move(table.probe(77))).isEqualTo(10);
        assertThat(SolverTable.second(table.probe(77))).isEqualTo(11);
    }

    @Test
    void boundsOfASelectivePassAreDroppedInTheNextPass() {
        table.store(77, 20, 0, 3, 6, 10);
        table.store(77, 20, EXACT, 7, 6, 11);
        assertThat(SolverTable.lower(table.probe(77))).isEqualTo(-64);
    }

    @Test
    void aShallowerSearchDoesNotReplaceADeeperOne() {
        table.store(77, 20, 0, 3, 6, 10);
        table.store(77, 8, 0, 3, 8, 12);
        assertThat(SolverTable.depth(table.probe(77))).isEqualTo(20);
    }

    @Test
    void unknownPositionsAndClearedTablesAreMisses() {
        table.store(77, 20, EXACT, 3, 6, 10);
        assertThat(table.probe(78)).isEqualTo(SolverTable.MISS);
        table.clear();
        assertThat(table.probe(77)).isEqualTo(SolverTable.MISS);
    }

    @Test
    void threadsThatShareABucketNeverReadEachOthersBounds()
            throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            Future<?> first = threads.submit(() -> storeAndProbe(1));
            Future<?> second = threads.submit(() -> storeAndProbe(2));
            first.get();
            second.get();
        }
    }

    /** All keys belong to one bucket, and each key equals the score of its position. */
    private void storeAndProbe(int seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < 200_000; i++) {
            int score = 2 * random.nextInt(32);
            table.store(score, 20, EXACT, score - 1, score, 10);
            int probed = 2 * random.nextInt(32);
            long data = table.probe(probed);
            if (data != SolverTable.MISS) {
                assertThat(SolverTable.lower(data)).isEqualTo(probed);
            }
        }
    }
}
