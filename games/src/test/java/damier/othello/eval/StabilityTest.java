package damier.othello.eval;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StabilityTest {
    @Test
    void discsJoinedToTheirCornerAreStable() {
        assertThat(Stability.difference(0b0000_0111L, 0b0001_0000L)).isEqualTo(3);
        assertThat(Stability.difference(0b1100_0010L, 0)).isEqualTo(2);
        assertThat(Stability.difference(0, 0x01_01_00_00_00_00_01_01L)).isEqualTo(-4);
        assertThat(Stability.difference(0x80_80_80_80_00_00_00_00L, 0)).isEqualTo(4);
    }

    @Test
    void discsWithoutACornerAreNot() {
        assertThat(Stability.difference(0b0111_1110L, 0)).isZero();
    }

    @Test
    void aFullEdgeIsStable() {
        assertThat(Stability.difference(0b0111_1110L, 0b1000_0001L)).isEqualTo(4);
        assertThat(Stability.difference(0b0101_1010L << 56, 0b1010_0101L << 56)).isZero();
    }

    @Test
    void noDiscCountsTwice() {
        assertThat(Stability.difference(-1L, 0)).isEqualTo(28);
    }
}
