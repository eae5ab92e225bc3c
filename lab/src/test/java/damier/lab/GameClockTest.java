package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;

import org.junit.jupiter.api.Test;

class GameClockTest {
    @Test
    void everyMoveAddsItsIncrement() {
        GameClock clock = clock(100, 10, 0);
        assertThat(clock.press(30, 0)).isTrue();
        assertThat(clock.limits()).isEqualTo(limits(80, 10, 0));
    }

    @Test
    void timeIsGivenAnewAfterTheMovesThatItWasFor() {
        GameClock clock = clock(100, 0, 3);
        assertThat(clock.press(20, 0)).isTrue();
        assertThat(clock.limits()).isEqualTo(limits(80, 0, 2));
        assertThat(clock.press(20, 0)).isTrue();
        assertThat(clock.limits()).isEqualTo(limits(60, 0, 1));
        assertThat(clock.press(20, 0)).isTrue();
        assertThat(clock.limits()).isEqualTo(limits(140, 0, 3));
    }

    @Test
    void clockThatRanOutIsLostButForTheGrace() {
        assertThat(clock(100, 50, 0).press(101, 0)).isFalse();
        GameClock forgiving = clock(100, 50, 0);
        assertThat(forgiving.press(120, 30)).isTrue();
        assertThat(forgiving.limits()).isEqualTo(limits(50, 50, 0));
    }

    @Test
    void nextGameBeginsWithTheWholeTime() {
        GameClock clock = clock(100, 0, 2);
        clock.press(90, 0);
        clock.reset();
        assertThat(clock.limits()).isEqualTo(limits(100, 0, 2));
    }

    @Test
    void timeOfAMoveIsNotSavedForTheNext() {
        var clock = new GameClock(Limits.time(100));
        assertThat(clock.press(10, 0)).isTrue();
        assertThat(clock.press(101, 0)).isFalse();
        assertThat(clock.limits()).isEqualTo(Limits.time(100));
    }

    private static GameClock clock(long remaining, long increment, int moves) {
        return new GameClock(limits(remaining, increment, moves));
    }

    private static Limits limits(long remaining, long increment, int moves) {
        return Limits.clock(new Limits.Clock(remaining, increment, moves));
    }
}
