package damier.othello.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.NotationException;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;

class OthelloNotationTest {
    private static final String START =
            "---------------------------OX------XO--------------------------- X";

    private final OthelloNotation notation = new OthelloNotation();
    private final OthelloPosition start = new OthelloRules().newPosition();

    @Test
    void theStartIsWrittenAsSixtyFourSquaresAndASide() {
        assertThat(notation.format(start)).isEqualTo(START);
        assertThat(notation.position(START).key()).isEqualTo(start.key());
    }

    @Test
    void everyUsualSignIsRead() {
        String board = "XxBb*OoWw-." + "-".repeat(53);
        for (String side : new String[] {"X", "x", "b", "B", "*"}) {
            OthelloPosition position = notation.position(board + side);
            assertThat(notation.format(position)).isEqualTo("XXXXXOOOO" + "-".repeat(55) + " X");
        }
        for (String side : new String[] {"O", "o", "w", "W"}) {
            assertThat(notation.position(board + " " + side).side()).isEqualTo(Side.WHITE);
        }
    }

    @Test
    void rowsMayStandOnLinesOfTheirOwn() {
        String rows = START.replaceAll("(.{8})", "$1\n");
        assertThat(notation.position("\n" + rows + "\n").key()).isEqualTo(start.key());
    }

    @Test
    void whatIsNoSquareIsNamedWithItsColumn() {
        assertPosition("-----------Z" + "-".repeat(52) + " X")
                .hasMessage("position: 'Z' is not a square of a board (column 12)");
        assertPosition("\u0007")
                .hasMessage("position: 'U+0007' is not a square of a board (column 1)");
        assertPosition("---\uD83D\uDE00")
                .hasMessage("position: '\uD83D\uDE00' is not a square of a board (column 4)");
    }

    @Test
    void tooFewOrTooManySquaresAreCounted() {
        assertPosition("").hasMessage("position: 0 squares, a board has 64");
        assertPosition("-".repeat(63) + " X").hasMessage("position: 63 squares, a board has 64");
        assertPosition("-".repeat(65) + " X").hasMessage("position: 65 squares, a board has 64");
    }

    @Test
    void theSideToMoveIsNeeded() {
        assertPosition("-".repeat(64))
                .hasMessage("position: no side to move after the board (column 65)");
        assertPosition("-".repeat(64) + " -")
                .hasMessage("position: '-' is not a side to move (column 66)");
        assertPosition("-".repeat(64) + " ?")
                .hasMessage("position: '?' is not a side to move (column 66)");
        assertPosition("-".repeat(64) + " X;")
                .hasMessage("position: ';' after the side to move (column 67)");
    }

    @Test
    void movesAreReadInAnyCase() {
        assertThat(notation.move(start, "f5")).isEqualTo(37);
        assertThat(notation.move(start, " F5 ")).isEqualTo(37);
        assertThat(notation.format(start, 37)).isEqualTo("f5");
        assertThat(notation.square(63)).isEqualTo("h8");
    }

    @Test
    void everyWordForAPassIsRead() {
        OthelloPosition stuck = notation.position("XO" + "-".repeat(62) + " O");
        for (String pass : new String[] {"pass", "PASS", "pa", "ps", "Ps", "--"}) {
            assertThat(notation.move(stuck, pass)).isEqualTo(OthelloRules.PASS);
        }
        assertThat(notation.format(stuck, OthelloRules.PASS)).isEqualTo("pass");
    }

    @Test
    void anIllegalMoveIsRefusedWithItsRule() {
        assertMove(start, "c3")
                .hasMessage(
                        "move: c3 turns nothing: a move must turn at least one disc (WOF rule 2);"
                                + " moves: d3 c4 f5 e6 (column 1)");
        assertMove(start, "  d4")
                .hasMessage(
                        "move: d4: the square is taken, and a disc never leaves its square"
                                + " (WOF rule 8) (column 3)");
        assertMove(start, "pass")
                .hasMessage(
                        "move: you may pass only when you have no move (WOF rule 2);"
                                + " moves: d3 c4 f5 e6 (column 1)");
        assertMove(notation.position("XO" + "-".repeat(62) + " O"), "c1")
                .hasMessage(
                        "move: c1 turns nothing: a move must turn at least one disc (WOF rule 2);"
                                + " you must pass (column 1)");
        assertMove(notation.position("X" + "-".repeat(63) + " O"), "pass")
                .hasMessage(
                        "move: the game is over: neither side can turn a disc (WOF rule 10)"
                                + " (column 1)");
    }

    @Test
    void whatIsNoMoveIsQuoted() {
        assertMove(start, "i5").hasMessage("move: 'i5' is neither a square nor a pass (column 1)");
        assertMove(start, "").hasMessage("move: '' is neither a square nor a pass (column 1)");
        assertMove(start, " f5d6\n" + "c3".repeat(20))
                .hasMessage(
                        "move: 'f5d6U+000Ac3c3c3c3c3c3c3c…' is neither a square nor a pass (column"
                                + " 2)");
    }

    private AbstractThrowableAssert<?, ? extends Throwable> assertPosition(String text) {
        return assertThatThrownBy(() -> notation.position(text))
                .isInstanceOf(NotationException.class);
    }

    private AbstractThrowableAssert<?, ? extends Throwable> assertMove(
            OthelloPosition at, String text) {
        return assertThatThrownBy(() -> notation.move(at, text))
                .isInstanceOf(NotationException.class);
    }
}
