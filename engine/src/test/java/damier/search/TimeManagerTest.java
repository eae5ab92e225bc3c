package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeManagerTest {
    private static final long MS = 1_000_000;

    @Test
    void aSearchWithoutATimeLimitIsNeverStoppedByTime() {
        assertThat(TimeManager.of(Limits.INFINITE)).isEqualTo(TimeManager.NONE);
        assertThat(TimeManager.of(Limits.depth(9).withNodes(1000))).isEqualTo(TimeManager.NONE);
    }

    @ParameterizedTest
    @CsvSource({"1000, 995", "20, 15", "8, 6"})
    void aTimePerMoveIsUsedUpToATimeSliceOrAQuarterOfIt(long limit, long hard) {
        assertThat(TimeManager.of(Limits.time(limit * MS)))
                .isEqualTo(new TimeManager(Long.MAX_VALUE, hard * MS));
    }

    /** 20 ms are held back as overhead; an iteration starts only within 60% of the fair share. */
    @ParameterizedTest
    @CsvSource({
        "sudden death: thirty more moves, 60020,    0,  0,  1200,  8000",
        "ten moves to go,                 60020,    0, 10,  3600, 24000",
        "thirty moves to go,              60020,    0, 30,  1200,  8000",
        "more moves to go than thirty,    60020,    0, 80,  1200,  8000",
        "the last move to go,             60020,    0,  1, 36000, 60000",
        "at most half of the clock,       60020,    0,  2, 18000, 30000",
        "three quarters of the increment, 60020, 4000,  0,  3000, 20000",
    })
    void aClockIsSharedAmongTheMovesToCome(
            String what, long remaining, long increment, int movesToGo, long soft, long hard) {
        assertThat(clock(remaining, increment, movesToGo))
                .as(what)
                .isEqualTo(new TimeManager(soft * MS, hard * MS));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 5, 19, 20, 21, 100, 1000, 60_000, 36_000_000})
    void noMoveTakesMoreTimeThanTheClockHas(long remaining) {
        for (long increment : new long[] {0, 10, 1000, 60_000}) {
            for (int movesToGo = 0; movesToGo < 50; movesToGo++) {
                TimeManager time = clock(remaining, increment, movesToGo);
                assertThat(time.soft()).isBetween(0L, remaining * MS);
                assertThat(time.hard()).isBetween(1L, Math.max(remaining * MS, 1));
            }
        }
    }

    @Test
    void theLastMillisecondsOfAClockAreStillUsed() {
        assertThat(clock(10, 0, 1)).isEqualTo(new TimeManager(600_000, MS));
    }

    @Test
    void theStricterOfATimePerMoveAndAClockHolds() {
        Limits limits = Limits.clock(new Limits.Clock(60_020 * MS, 0, 0));
        assertThat(TimeManager.of(limits.withTime(1000 * MS)).hard()).isEqualTo(995 * MS);
        assertThat(TimeManager.of(limits.withTime(20_000 * MS)).hard()).isEqualTo(8000 * MS);
    }

    @Test
    void timeAlreadySpentIsAddedToEveryLimitThatThereIs() {
        assertThat(new TimeManager(100, 200).after(7)).isEqualTo(new TimeManager(107, 207));
        assertThat(new TimeManager(Long.MAX_VALUE, 200).after(7))
                .isEqualTo(new TimeManager(Long.MAX_VALUE, 207));
        assertThat(TimeManager.NONE.after(7)).isEqualTo(TimeManager.NONE);
    }

    private static TimeManager clock(long remaining, long increment, int movesToGo) {
        return TimeManager.of(
                Limits.clock(new Limits.Clock(remaining * MS, increment * MS, movesToGo)));
    }
}
