package damier.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;
import damier.core.Side;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.Optional;

class ClocksTest {
    private long now;
    private Clocks clocks;

    @BeforeEach
    void startAClockOfAHundredAndTen() {
        clocks = new Clocks(Optional.of(new Limits.Clock(100, 10, 2)), () -> now);
        clocks.start();
    }

    @Test
    void onlyTheSideToMoveSpends() {
        now = 30;
        assertThat(clocks.left(Side.WHITE, Side.WHITE)).isEqualTo(70);
        assertThat(clocks.left(Side.BLACK, Side.WHITE)).isEqualTo(100);
    }

    @Test
    void aMoveAddsTheIncrement() {
        now = 30;
        clocks.moved(Side.WHITE, 1);
        assertThat(clocks.left(Side.WHITE, Side.BLACK)).isEqualTo(80);
    }

    @Test
    void theLastMoveOfASessionAddsItsTime() {
        clocks.moved(Side.WHITE, 2);
        assertThat(clocks.left(Side.WHITE, Side.BLACK)).isEqualTo(210);
    }

    @Test
    void atTheEndTheyShowWhatIsLeft() {
        now = 30;
        clocks.end();
        now = 90;
        assertThat(clocks.left(Side.WHITE, Side.WHITE)).isEqualTo(70);
    }

    @Test
    void timeOfASuspendedProgramIsNobodys() {
        now = 70;
        clocks.forget(50);
        assertThat(clocks.left(Side.WHITE, Side.WHITE)).isEqualTo(80);
    }

    @Test
    void movesTakenBackGiveTheirTimeBack() {
        now = 30;
        clocks.moved(Side.WHITE, 1);
        clocks.backTo(0);
        assertThat(clocks.left(Side.WHITE, Side.WHITE)).isEqualTo(100);
    }

    @Test
    void aProgramHearsWhatIsLeft() {
        now = 40;
        assertThat(clocks.limits(Limits.depth(3), Side.WHITE, 1))
                .isEqualTo(Limits.depth(3).and(Limits.clock(new Limits.Clock(60, 10, 1))));
    }
}
