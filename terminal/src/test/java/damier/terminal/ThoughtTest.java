package damier.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Scores;
import damier.search.SearchInfo;

import org.junit.jupiter.api.Test;

import java.util.List;

class ThoughtTest {
    private static String scoreText(int score, int confidence) {
        return new Thought(0, score, 9, confidence, 0, 0, List.of()).scoreText();
    }

    @Test
    void anExactScoreSaysHowCertainItIs() {
        assertThat(scoreText(0, SearchInfo.PROVEN)).isEqualTo("0.00 (proven)");
        assertThat(scoreText(600, 95)).isEqualTo("+6.00 (95 %)");
        assertThat(scoreText(35, SearchInfo.ESTIMATED)).isEqualTo("+0.35");
    }

    @Test
    void aWinIsProvenWithoutSayingSo() {
        assertThat(scoreText(Scores.WIN - 9, SearchInfo.PROVEN)).isEqualTo("White wins in 9");
        assertThat(scoreText(-Scores.CERTAIN_WIN, SearchInfo.PROVEN)).isEqualTo("Black wins");
    }
}
