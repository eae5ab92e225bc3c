package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;

import damier.othello.Flips;

import org.junit.jupiter.api.Test;

import java.util.Random;

class LastFlipsTest {
    @Test
    void countsTheSameFlipsAsTheMoveGenerator() {
        Random random = new Random(1);
        for (int i = 0; i < 100_000; i++) {
            int square = random.nextInt(64);
            long own = random.nextLong() & ~(1L << square);
            long opponent = ~own & ~(1L << square);
            assertThat(LastFlips.count(own, square))
                    .isEqualTo(Long.bitCount(Flips.of(own, opponent, square)));
        }
    }
}
