package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryTest {
    private static final int WHITE = 0;
    private static final int BLACK = 1;
    private static final int MOVE = History.index(WHITE, 11);
    private static final int OTHER = History.index(WHITE, 12);
    private static final int UNKNOWN = History.index(WHITE, 13);
    private static final int HIGHEST = 1 << 15;

    private final History history = new History();

    @BeforeEach
    void forget() {
        history.clear();
    }

    @Test
    void anUnknownMoveIsInTheMiddle() {
        assertThat(history.score(UNKNOWN)).isEqualTo(HIGHEST / 2);
    }

    @Test
    void goodMovesRiseAndBadMovesFallByTheSameAmount() {
        history.good(MOVE, 6);
        history.bad(OTHER, 6);
        int rise = history.score(MOVE) - history.score(UNKNOWN);
        assertThat(rise).isPositive();
        assertThat(history.score(UNKNOWN) - history.score(OTHER)).isEqualTo(rise);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 8, 16, 60, 200})
    void scoresApproachTheirLimitsAndNeverPassThem(int depth) {
        for (int i = 0; i < 2000; i++) {
            history.good(MOVE, depth);
            history.bad(OTHER, depth);
            assertThat(history.score(MOVE)).isLessThanOrEqualTo(HIGHEST);
            assertThat(history.score(OTHER)).isNotNegative();
        }
        assertThat(history.score(MOVE)).isGreaterThan(HIGHEST - 200);
        assertThat(history.score(OTHER)).isLessThan(200);
    }

    @Test
    void whatHappenedLastCountsMost() {
        for (int i = 0; i < 20; i++) {
            history.good(MOVE, 8);
            history.bad(OTHER, 8);
        }
        for (int i = 0; i < 20; i++) {
            history.bad(MOVE, 8);
            history.good(OTHER, 8);
        }
        assertThat(history.score(OTHER)).isGreaterThan(history.score(MOVE));
    }

    @Test
    void everyFourPliesOfDepthDoubleTheEffectUpToSixteen() {
        assertThat(rise(4)).isEqualTo(2 * rise(3));
        assertThat(rise(7)).isEqualTo(rise(4));
        assertThat(rise(8)).isEqualTo(2 * rise(4));
        assertThat(rise(16)).isEqualTo(16 * rise(0));
        assertThat(rise(100)).isEqualTo(rise(16));
    }

    private int rise(int depth) {
        history.clear();
        history.good(MOVE, depth);
        return history.score(MOVE) - history.score(UNKNOWN);
    }

    @Test
    void sidesAndMovesAreKeptApart() {
        history.good(MOVE, 6);
        assertThat(history.score(History.index(BLACK, 11))).isEqualTo(history.score(UNKNOWN));
        assertThat(history.score(OTHER)).isEqualTo(history.score(UNKNOWN));
    }

    @Test
    void onlyTheLowTwelveBitsOfAMoveCount() {
        assertThat(History.index(BLACK, 0xabcd_e123L)).isEqualTo(History.index(BLACK, 0x123));
        assertThat(History.index(BLACK, -1L)).isEqualTo(History.index(BLACK, 0xfff));
        assertThat(History.index(WHITE, -1L)).isLessThan(History.index(BLACK, 0));
    }
}
