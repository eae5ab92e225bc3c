package damier.table;

import static org.assertj.core.api.Assertions.assertThat;

import damier.bits.Hashing;

import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(1 << 20);

    @Test
    void whatIsStoredIsFound() {
        int signature = TranspositionTable.signatureOf(123_456_789L);
        table.store(42, 17, -321, TranspositionTable.LOWER, signature);
        long data = table.probe(42);

        assertThat(TranspositionTable.depth(data)).isEqualTo(17);
        assertThat(TranspositionTable.score(data)).isEqualTo(-321);
        assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.LOWER);
        assertThat(TranspositionTable.signature(data)).isEqualTo(signature);
    }

    @Test
    void whatWasNotStoredIsAMiss() {
        table.store(42, 17, 1, TranspositionTable.EXACT, 1);

        assertThat(table.probe(43)).isEqualTo(TranspositionTable.MISS);
        assertThat(table.probe(0)).isEqualTo(TranspositionTable.MISS);
    }

    @Test
    void aNewBoundWithoutAMoveKeepsTheMoveKnownBefore() {
        table.store(42, 5, 1, TranspositionTable.EXACT, 99);
        table.store(42, 6, 0, TranspositionTable.UPPER, 0);

        assertThat(TranspositionTable.signature(table.probe(42))).isEqualTo(99);
    }

    @Test
    void deepEntriesOutliveShallowOnesUntilTheyAreOld() {
        long deep = Hashing.mix(1);
        table.store(deep, 30, 1, TranspositionTable.EXACT, 1);
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
        table.store(42, 17, 1, TranspositionTable.EXACT, 1);
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

    private void flood(int depth) {
        for (long i = 2; i < 2_000_000; i++) {
            table.store(Hashing.mix(i), depth, 0, TranspositionTable.UPPER, 1);
        }
    }
}
