package damier.core;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Sentence.Wording;
import damier.core.Sentence.Worth;

import org.junit.jupiter.api.Test;

class SentenceTest {
    private record Said(String name, String english) implements Wording {}

    @Test
    void whoIsBetterIsSaidInWords() {
        assertThat(worth(24)).isEqualTo("better, 0.24 for White");
        assertThat(worth(-14)).isEqualTo("better, 0.14 for Black");
        assertThat(worth(Scores.DRAW)).isEqualTo("better, even");
        assertThat(worth(Scores.LOSS + 3)).isEqualTo("better, won for Black");
    }

    private static String worth(int score) {
        return Sentence.of(new Said("BETTER", "better, {worth}"))
                .with("worth", new Worth(score))
                .text();
    }
}
