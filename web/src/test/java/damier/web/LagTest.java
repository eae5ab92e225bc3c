package damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LagTest {
    private static final long SECOND = 1_000_000_000L;
    private static final long MILLI = 1_000_000L;

    private final Lag lag = new Lag();

    @Test
    void isNothingUntilAnAnswerCame() {
        assertThat(lag.ask(0)).hasValue(1);
        assertThat(lag.millis()).isZero();
        lag.answered(1, 80 * MILLI);
        assertThat(lag.millis()).isEqualTo(80);
    }

    @Test
    void asksEveryFewSecondsOnly() {
        assertThat(lag.ask(0)).hasValue(1);
        assertThat(lag.ask(SECOND)).isEmpty();
        assertThat(lag.ask(5 * SECOND)).hasValue(2);
    }

    @Test
    void oneAnswerCountsOnceAndToTheLastQuestionOnly() {
        assertThat(lag.ask(0)).hasValue(1);
        assertThat(lag.ask(5 * SECOND)).hasValue(2);
        lag.answered(1, 5 * SECOND + MILLI);
        lag.answered(3, 5 * SECOND + MILLI);
        assertThat(lag.millis()).isZero();
        lag.answered(2, 5 * SECOND + 40 * MILLI);
        lag.answered(2, 9 * SECOND);
        assertThat(lag.millis()).isEqualTo(40);
    }

    @Test
    void oneSlowAnswerMovesItByAQuarterOfTheDifference() {
        assertThat(lag.ask(0)).isPresent();
        lag.answered(1, 40 * MILLI);
        assertThat(lag.ask(5 * SECOND)).isPresent();
        lag.answered(2, 5 * SECOND + 440 * MILLI);
        assertThat(lag.millis()).isEqualTo(140);
    }
}
