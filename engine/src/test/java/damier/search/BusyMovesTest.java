package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BusyMovesTest {
    private static final long KEY = 0x1234_5678_9abc_def0L;
    private static final int DEPTH = 7;
    private static final long MOVE = 99;
    private static final long MARK = BusyMoves.mark(KEY, DEPTH, MOVE);

    /** Differs from the first mark in its highest bits only, and so shares its place. */
    private static final long COLLIDING = MARK ^ (1L << 60);

    private final BusyMoves busy = new BusyMoves();

    @Test
    void aMoveIsBusyFromEnterToLeave() {
        assertThat(busy.isBusy(MARK)).isFalse();
        busy.enter(MARK);
        assertThat(busy.isBusy(MARK)).isTrue();
        busy.leave(MARK);
        assertThat(busy.isBusy(MARK)).isFalse();
    }

    @Test
    void theSameMoveIsNotBusyInAnotherPositionOrAtAnotherDepth() {
        busy.enter(MARK);
        assertThat(busy.isBusy(BusyMoves.mark(KEY, DEPTH, MOVE))).isTrue();
        assertThat(busy.isBusy(BusyMoves.mark(KEY ^ 1L << 40, DEPTH, MOVE))).isFalse();
        assertThat(busy.isBusy(BusyMoves.mark(KEY, DEPTH + 1, MOVE))).isFalse();
        assertThat(busy.isBusy(BusyMoves.mark(KEY, DEPTH, MOVE + 1))).isFalse();
    }

    @Test
    void aMoveWithoutAMarkIsNeverBusy() {
        busy.enter(BusyMoves.NO_MARK);
        assertThat(busy.isBusy(BusyMoves.NO_MARK)).isFalse();
    }

    @Test
    void twoMovesInOnePlaceAreNotMistakenForEachOther() {
        busy.enter(MARK);
        assertThat(busy.isBusy(COLLIDING)).isFalse();
        busy.enter(COLLIDING);
        assertThat(busy.isBusy(COLLIDING)).isTrue();
        assertThat(busy.isBusy(MARK)).isFalse();
    }

    @Test
    void leavingAMoveWhosePlaceWasTakenKeepsTheOtherBusy() {
        busy.enter(MARK);
        busy.enter(COLLIDING);
        busy.leave(MARK);
        assertThat(busy.isBusy(COLLIDING)).isTrue();
    }

    @Test
    void clearForgets() {
        busy.enter(MARK);
        busy.clear();
        assertThat(busy.isBusy(MARK)).isFalse();
    }
}
