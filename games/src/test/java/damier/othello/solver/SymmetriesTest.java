package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;

import damier.othello.OthelloSquares;
import damier.othello.Symmetries;

import org.junit.jupiter.api.Test;

import java.util.Random;

class SymmetriesTest {
    @Test
    void symmetricPositionsHaveTheSameCanonicalForm() {
        Random random = new Random(8);
        for (int i = 0; i < 1_000; i++) {
            long own = random.nextLong();
            long opponent = random.nextLong() & ~own;
            Symmetries.Form form = Symmetries.canonical(own, opponent);
            assertThat(Symmetries.canonical(turned(own), turned(opponent))).isEqualTo(form);
            assertThat(Symmetries.canonical(mirrored(own), mirrored(opponent))).isEqualTo(form);
        }
    }

    @Test
    void differentPositionsHaveDifferentCanonicalForms() {
        assertThat(Symmetries.canonical(1, 2)).isNotEqualTo(Symmetries.canonical(1, 4));
        assertThat(Symmetries.canonical(1, 2)).isNotEqualTo(Symmetries.canonical(2, 1));
    }

    /** Rotates by 90 degrees. */
    private static long turned(long discs) {
        long turned = 0;
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            if ((discs & OthelloSquares.bit(square)) != 0) {
                turned |=
                        OthelloSquares.bit(
                                8 * OthelloSquares.file(square) + 7 - OthelloSquares.rank(square));
            }
        }
        return turned;
    }

    private static long mirrored(long discs) {
        long mirrored = 0;
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            if ((discs & OthelloSquares.bit(square)) != 0) {
                mirrored |= OthelloSquares.bit(square ^ 7);
            }
        }
        return mirrored;
    }
}
