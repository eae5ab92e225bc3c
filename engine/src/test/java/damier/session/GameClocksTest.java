package damier.session;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;
import damier.core.Side;

import org.junit.jupiter.api.Test;

class GameClocksTest {
    private long now = 1_000;
    private final GameClocks clocks = clocks(100, 10, 2);

    private GameClocks clocks(long remaining, long increment, int moves) {
        return new GameClocks(limits(remaining, increment, moves), () -> now);
    }

    private static Limits limits(long remaining, long increment, int moves) {
        return Limits.clock(new Limits.Clock(remaining, increment, moves));
    }

    @Test
    void onlyTheRunningClockLosesTime() {
        clocks.start(Side.WHITE);
        now += 30;
        assertThat(clocks.left(Side.WHITE)).isEqualTo(70);
        assertThat(clocks.left(Side.BLACK)).isEqualTo(100);
    }

    @Test
    void aMoveAddsTheIncrement() {
        clocks.press(Side.WHITE, 30, 1);
        assertThat(clocks.left(Side.WHITE)).isEqualTo(80);
    }

    @Test
    void theLastMoveOfAPeriodAddsTheNextPeriod() {
        clocks.press(Side.WHITE, 30, 1);
        clocks.press(Side.BLACK, 0, 1);
        clocks.press(Side.WHITE, 30, 2);
        assertThat(clocks.left(Side.WHITE)).isEqualTo(100 - 30 + 10 - 30 + 10 + 100);
    }

    @Test
    void aStoppedClockHasLostItsTime() {
        clocks.start(Side.WHITE);
        now += 30;
        clocks.stop();
        now += 60;
        assertThat(clocks.left(Side.WHITE)).isEqualTo(70);
    }

    @Test
    void aDiscardedTurnCostsNoTime() {
        clocks.start(Side.WHITE);
        now += 30;
        clocks.discard();
        assertThat(clocks.left(Side.WHITE)).isEqualTo(100);
    }

    @Test
    void forgivenTimeIsNotDeducted() {
        clocks.start(Side.WHITE);
        now += 70;
        clocks.forgive(50);
        assertThat(clocks.left(Side.WHITE)).isEqualTo(80);
    }

    @Test
    void undoingAMoveRestoresItsTime() {
        clocks.press(Side.WHITE, 30, 1);
        clocks.backTo(0);
        assertThat(clocks.left(Side.WHITE)).isEqualTo(100);
    }

    @Test
    void aClockShowsNoNegativeTime() {
        clocks.start(Side.BLACK);
        now += 130;
        assertThat(clocks.left(Side.BLACK)).isEqualTo(-30);
        assertThat(clocks.times()).isEqualTo(new GameClocks.Times(100, 0));
    }

    @Test
    void aProgramLearnsTheRemainingTimeAndMoves() {
        clocks.press(Side.WHITE, 50, 1);
        assertThat(clocks.limits(Side.WHITE, 1)).isEqualTo(limits(60, 10, 1));
    }

    @Test
    void aMoveIsLateOnlyBeyondTheGrace() {
        assertThat(clocks.isLate(Side.WHITE, 101, 0)).isTrue();
        assertThat(clocks.isLate(Side.WHITE, 120, 30)).isFalse();
    }

    @Test
    void aLateMoveWithinTheGraceLeavesOnlyTheIncrement() {
        clocks.press(Side.WHITE, 120, 1);
        assertThat(clocks.left(Side.WHITE)).isEqualTo(10);
    }

    @Test
    void theTimeOfAMoveIsNotSavedForTheNext() {
        var perMove = new GameClocks(Limits.time(100), () -> now);
        perMove.press(Side.WHITE, 10, 1);
        assertThat(perMove.left(Side.WHITE)).isEqualTo(100);
        assertThat(perMove.isLate(Side.WHITE, 101, 0)).isTrue();
        assertThat(perMove.limits(Side.WHITE, 1)).isEqualTo(Limits.time(100));
    }

    @Test
    void sidesCanHaveDifferentLimits() {
        var unequal = new GameClocks(limits(100, 0, 0), Limits.INFINITE, () -> now);
        unequal.start(Side.BLACK);
        now += 5_000;
        assertThat(unequal.isTimed()).isTrue();
        assertThat(unequal.left(Side.BLACK)).isEqualTo(GameClocks.UNLIMITED);
        assertThat(unequal.isLate(Side.BLACK, 5_000, 0)).isFalse();
        assertThat(unequal.elapsed()).isEqualTo(5_000);
    }
}
