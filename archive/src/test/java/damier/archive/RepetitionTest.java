package damier.archive;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RepetitionTest {
    @Test
    void rightAnswersComeEverMoreSeldom() {
        Repetition card = Repetition.first(100);
        int[] days = new int[5];
        for (int i = 0; i < days.length; i++) {
            card = card.answered(true, card.due());
            days[i] = card.days();
        }
        assertThat(days).containsExactly(1, 6, 15, 39, 105);
        assertThat(card.due()).isEqualTo(100 + 1 + 6 + 15 + 39 + 105);
    }

    @Test
    void aWrongAnswerBringsTheCardBackToday() {
        Repetition card =
                Repetition.first(0).answered(true, 0).answered(true, 1).answered(false, 7);
        assertThat(card).isEqualTo(new Repetition(0, 240, 0, 7));
        assertThat(card.answered(true, 7).days()).isEqualTo(1);
    }

    @Test
    void neitherEaseNorIntervalLeavesItsRange() {
        Repetition card = Repetition.first(0);
        for (int i = 0; i < 50; i++) {
            card = card.answered(true, 0);
        }
        assertThat(card.days()).isEqualTo(3_650);
        for (int i = 0; i < 50; i++) {
            card = card.answered(false, 0);
        }
        assertThat(card.ease()).isEqualTo(130);
    }
}
