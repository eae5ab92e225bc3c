package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BusyMovesTest {
    private static final long KEY = 0x1234_5678_9abc_def0L;
    private static final int DEPTH = 7;
    private static final long MOVE = 99;

    private final BusyMoves busy = new BusyMoves(true);
    private final long mark = busy.mark(KEY, DEPTH, MOVE);

    /** Differs from the first mark in its highest bits only, and so shares its place. */
    private final long colliding = mark ^ (1L << 60);

    @Test
    void aMoveIsBusyFromEnterToLeave() {
        assertThat(busy.isBusy(mark)).isFalse();
        busy.enter(mark);
        assertThat(busy.isBusy(mark)).isTrue();
        busy.leave(mark);
        assertThat(busy.isBusy(mark)).isFalse();
    }

    @Test
    void theSameMoveIsNotBusyInAnotherPositionOrAtAnotherDepth() {
        busy.enter(mark);
        assertThat(busy.isBusy(busy.mark(KEY, DEPTH, MOVE))).isTrue();
        assertThat(busy.isBusy(busy.mark(KEY ^ 1L << 40, DEPTH, MOVE))).isFalse();
        assertThat(busy.isBusy(busy.mark(KEY, DEPTH + 1, MOVE))).isFalse();
        assertThat(busy.isBusy(busy.mark(KEY, DEPTH, MOVE + 1))).isFalse();
    }

    @Test
    void aSingleThreadMarksNoMove() {
        assertThat(new BusyMoves(false).mark(KEY, DEPTH, MOVE)).isEqualTo(BusyMoves.NO_MARK);
    }

    @Test
    void aMoveCloseToTheHorizonHasNoMark() {
        assertThat(busy.mark(KEY, 3, MOVE)).isEqualTo(BusyMoves.NO_MARK);
        assertThat(busy.mark(KEY, 4, MOVE)).isNotEqualTo(BusyMoves.NO_MARK);
    }

    @Test
    void aMoveWithoutAMarkIsNeverBusy() {
        busy.enter(BusyMoves.NO_MARK);
        assertThat(busy.isBusy(BusyMoves.NO_MARK)).isFalse();
    }

    @Test
    void twoMovesInOnePlaceAreNotMistakenForEachOther() {
        busy.enter(mark);
        assertThat(busy.isBusy(colliding)).isFalse();
        busy.enter(colliding);
        assertThat(busy.isBusy(colliding)).isTrue();
        assertThat(busy.isBusy(mark)).isFalse();
    }

    @Test
    void leavingAMoveWhosePlaceWasTakenKeepsTheOtherBusy() {
        busy.enter(mark);
        busy.enter(colliding);
        busy.leave(mark);
        assertThat(busy.isBusy(colliding)).isTrue();
    }

    @Test
    void clearForgets() {
        busy.enter(mark);
        busy.clear();
        assertThat(busy.isBusy(mark)).isFalse();
    }
}
