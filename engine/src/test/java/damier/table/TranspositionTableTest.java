package damier.table;

import static org.assertj.core.api.Assertions.assertThat;

import damier.bits.Hashing;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class TranspositionTableTest {
    private static final int EVALUATION = -123;
    private static final int THREADS = 4;
    private static final int STORES = 3_000_000;

    private final TranspositionTable table = new TranspositionTable(1 << 20);

    @Test
    void whatIsStoredIsFound() {
        int signature = TranspositionTable.signatureOf(123_456_789L);
        table.store(42, 17, -321, TranspositionTable.LOWER, signature, EVALUATION);
        long data = table.probe(42);

        assertThat(TranspositionTable.depth(data)).isEqualTo(17);
        assertThat(TranspositionTable.score(data)).isEqualTo(-321);
        assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.LOWER);
        assertThat(TranspositionTable.signature(data)).isEqualTo(signature);
        assertThat(TranspositionTable.evaluation(data)).isEqualTo(EVALUATION);
    }

    @Test
    void aMissHasNoEvaluation() {
        assertThat(TranspositionTable.evaluation(TranspositionTable.MISS))
                .isEqualTo(TranspositionTable.NO_EVALUATION);
    }

    @Test
    void aDeeperEntryOfTheSamePositionStaysUnlessTheNewOneIsExact() {
        table.store(42, 9, 50, TranspositionTable.LOWER, 99, EVALUATION);
        table.store(42, 8, 10, TranspositionTable.UPPER, 77, EVALUATION);
        assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(9);
        assertThat(TranspositionTable.score(table.probe(42))).isEqualTo(50);

        table.store(42, 8, 10, TranspositionTable.EXACT, 77, EVALUATION);
        assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(8);
        assertThat(TranspositionTable.score(table.probe(42))).isEqualTo(10);
    }

    @Test
    void anEntryWithoutABoundGivesWayToAnyOther() {
        table.store(42, 0, 0, TranspositionTable.NO_BOUND, 99, EVALUATION);
        table.store(42, 1, 10, TranspositionTable.UPPER, 0, EVALUATION);

        assertThat(TranspositionTable.bound(table.probe(42))).isEqualTo(TranspositionTable.UPPER);
        assertThat(TranspositionTable.signature(table.probe(42))).isEqualTo(99);
    }

    @Test
    void whatWasNotStoredIsAMiss() {
        table.store(42, 17, 1, TranspositionTable.EXACT, 1, EVALUATION);

        assertThat(table.probe(43)).isEqualTo(TranspositionTable.MISS);
        assertThat(table.probe(0)).isEqualTo(TranspositionTable.MISS);
    }

    @Test
    void aNewBoundWithoutAMoveKeepsTheMoveKnownBefore() {
        table.store(42, 5, 1, TranspositionTable.EXACT, 99, EVALUATION);
        table.store(42, 6, 0, TranspositionTable.UPPER, 0, EVALUATION);

        assertThat(TranspositionTable.signature(table.probe(42))).isEqualTo(99);
    }

    @Test
    void deepEntriesOutliveShallowOnesUntilTheyAreOld() {
        long deep = Hashing.mix(1);
        table.store(deep, 30, 1, TranspositionTable.EXACT, 1, EVALUATION);
        flood(3);
        assertThat(table.probe(deep)).isNotEqualTo(TranspositionTable.MISS);

        for (int i = 0; i < 20; i++) {
            table.startSearch();
        }
        flood(3);
        assertThat(table.probe(deep)).isEqualTo(TranspositionTable.MISS);
    }

    @Test
    void clearingForgetsEverything() {
        table.store(42, 17, 1, TranspositionTable.EXACT, 1, EVALUATION);
        table.clear();

        assertThat(table.probe(42)).isEqualTo(TranspositionTable.MISS);
        assertThat(table.fill()).isZero();
    }

    @Test
    void aSignatureIsNeverNothing() {
        for (long move = 0; move < 10_000; move++) {
            assertThat(TranspositionTable.signatureOf(move)).isBetween(1, 0xffff);
        }
    }

    @Test
    void threadsThatShareABucketNeverReadTheDataOfAnotherPosition() throws Exception {
        long[] keys = keysOfOneBucket();
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Callable<Hits>> tasks = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                int first = i;
                tasks.add(() -> storeAndProbe(keys, first));
            }
            for (Future<Hits> done : threads.invokeAll(tasks)) {
                assertThat(done.get().right()).isPositive();
                assertThat(done.get().wrong()).isZero();
            }
        }
    }

    /** Four keys for each entry of the bucket; every key shares each half with three others. */
    private static long[] keysOfOneBucket() {
        long[] keys = new long[16];
        for (int i = 0; i < keys.length; i++) {
            long high = Hashing.mix(i / 4) & 0xffff_0000_0000_0000L;
            long low = Hashing.mix(100 + i % 4) & 0xffff_ffffL;
            keys[i] = high | low;
        }
        return keys;
    }

    private record Hits(long right, long wrong) {}

    /** Does little else, so that threads are often between the two writes of an entry. */
    private Hits storeAndProbe(long[] keys, int first) {
        long right = 0;
        long wrong = 0;
        for (int i = 0; i < STORES; i++) {
            long stored = keys[(first + i) % keys.length];
            int content = content(stored);
            int signature = TranspositionTable.signatureOf(content);
            table.store(stored, 5, content, TranspositionTable.EXACT, signature, content);
            long wanted = keys[(first + i + i / 7) % keys.length];
            long data = table.probe(wanted);
            if (data != TranspositionTable.MISS) {
                if (belongsTo(wanted, data)) {
                    right++;
                } else {
                    wrong++;
                }
            }
        }
        return new Hits(right, wrong);
    }

    /** What an entry holds as score, as evaluation and, in its signature, as move. */
    private static int content(long key) {
        return (short) Hashing.mix(key);
    }

    private static boolean belongsTo(long key, long data) {
        int content = content(key);
        return TranspositionTable.score(data) == content
                && TranspositionTable.evaluation(data) == content
                && TranspositionTable.signature(data) == TranspositionTable.signatureOf(content);
    }

    private void flood(int depth) {
        for (long i = 2; i < 2_000_000; i++) {
            table.store(Hashing.mix(i), depth, 0, TranspositionTable.UPPER, 1, EVALUATION);
        }
    }
}
