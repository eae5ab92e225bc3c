package damier.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OthelloSquaresTest {
    @Test
    void indicesRunAlongTheRanks() {
        assertThat(OthelloSquares.name(0)).isEqualTo("a1");
        assertThat(OthelloSquares.name(1)).isEqualTo("b1");
        assertThat(OthelloSquares.name(37)).isEqualTo("f5");
        assertThat(OthelloSquares.name(63)).isEqualTo("h8");
    }

    @Test
    void everyNameLeadsBackToItsSquareInEitherCase() {
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            String name = OthelloSquares.name(square);
            assertThat(OthelloSquares.named(name.charAt(0), name.charAt(1))).isEqualTo(square);
            char capital = Character.toUpperCase(name.charAt(0));
            assertThat(OthelloSquares.named(capital, name.charAt(1))).isEqualTo(square);
        }
    }

    @Test
    void nothingElseNamesASquare() {
        int named = 0;
        for (char letter = 0; letter < 256; letter++) {
            for (char digit = 0; digit < 256; digit++) {
                named += OthelloSquares.named(letter, digit) >= 0 ? 1 : 0;
            }
        }
        assertThat(named).isEqualTo(2 * OthelloSquares.COUNT);
    }
}
