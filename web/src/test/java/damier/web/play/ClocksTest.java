package damier.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Side;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class ClocksTest {
    private static final ClockSetting SETTING = new ClockSetting(10_000, 500, 0, 0);

    private long now = 1_000;
    private Optional<Side> running = Optional.of(Side.WHITE);
    private final Clocks clocks = new Clocks(SETTING, () -> now, () -> running);

    private long shown(Side side) {
        return clocks.shown().left(side);
    }

    @Test
    void onlyTheOneThatRunsIsCharged() {
        now += 4_000;
        assertThat(shown(Side.WHITE)).isEqualTo(6_000);
        assertThat(shown(Side.BLACK)).isEqualTo(10_000);
        now += 9_000;
        assertThat(shown(Side.WHITE)).isZero();
    }

    @Test
    void aMovesWayIsForgivenUpToALimit() {
        now += 4_000;
        assertThat(clocks.spent(0)).isEqualTo(4_000);
        assertThat(clocks.spent(120)).isEqualTo(3_880);
        assertThat(clocks.spent(60_000)).isEqualTo(4_000 - Clocks.MAX_LAG);
        assertThat(clocks.leftToThink(Side.WHITE, 60_000)).isEqualTo(6_000 + Clocks.MAX_LAG);
    }

    @Test
    void noMoveTakesLessThanNothing() {
        now += 50;
        assertThat(clocks.spent(200)).isZero();
    }

    @Test
    void whatPassesWhileItStandsIsNotCharged() {
        now += 1_000;
        clocks.settle();
        running = Optional.empty();
        now += 5_000;
        clocks.settle();
        running = Optional.of(Side.WHITE);
        now += 1_000;
        assertThat(shown(Side.WHITE)).isEqualTo(8_000);
    }

    @Test
    void aServerThatWasAwayChargesUntilItWasLastAlive() {
        now += 60_000;
        assertThat(clocks.resume(3_000)).isTrue();
        assertThat(shown(Side.WHITE)).isEqualTo(8_000);
    }

    @Test
    void nobodyLosesOnTimeByAPulledPlug() {
        now += 60_000;
        assertThat(clocks.resume(50_000)).isTrue();
        assertThat(shown(Side.WHITE)).isEqualTo(1_000);
    }

    @Test
    void aMoveAddsItsIncrement() {
        assertThat(clocks.after(Side.WHITE, 2_000, 1).white()).isEqualTo(8_500);
    }
}
