package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.stream.LongStream;

class PvTableTest {
    private static final int PLIES = 200;

    private final PvTable lines = new PvTable(PLIES);

    @Test
    void aRootMoveWithoutAReplyIsALineOfOneMove() {
        lines.clear(1);
        assertThat(lines.after(7)).containsExactly(7);
    }

    @Test
    void aLineGrowsFromItsEndToTheRoot() {
        lines.clear(4);
        lines.extend(3, 40);
        lines.extend(2, 30);
        lines.extend(1, 20);
        assertThat(lines.after(10)).containsExactly(10, 20, 30, 40);
    }

    @Test
    void aBetterMoveReplacesTheWholeRestOfTheLine() {
        lines.clear(4);
        lines.extend(3, 40);
        lines.extend(2, 30);
        lines.extend(1, 20);
        lines.clear(2);
        lines.extend(1, 21);
        assertThat(lines.after(10)).containsExactly(10, 21);
    }

    @Test
    void aWorseMoveLeavesTheLineAsItWas() {
        lines.clear(3);
        lines.extend(2, 30);
        lines.extend(1, 20);
        lines.clear(3);
        lines.extend(2, 31);
        assertThat(lines.after(10)).containsExactly(10, 20, 30);
    }

    @Test
    void aLineThatWasHandedOutDoesNotChange() {
        lines.clear(2);
        lines.extend(1, 20);
        long[] line = lines.after(10);
        lines.extend(1, 21);
        assertThat(line).containsExactly(10, 20);
    }

    @Test
    void aLineMayReachTheLastPly() {
        lines.clear(PLIES + 1);
        for (int ply = PLIES; ply > 0; ply--) {
            lines.extend(ply, ply);
        }
        assertThat(lines.after(0)).isEqualTo(LongStream.rangeClosed(0, PLIES).toArray());
    }
}
