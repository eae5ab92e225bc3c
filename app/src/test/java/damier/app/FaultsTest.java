package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.command.BadInput;
import damier.core.NotationException;

import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;

class FaultsTest {
    private final StringWriter err = new StringWriter();
    private final Faults faults = new Faults(new PrintWriter(err), false);

    @Test
    void badInputIsTheUsersLine() {
        int exit = faults.execution(new BadInput("file", "games.pdn does not exist"));
        assertThat(exit).isEqualTo(2);
        assertThat(err).hasToString("file: games.pdn does not exist\n");
    }

    @Test
    void textThatIsNoPositionSaysWhere() {
        var fault = new NotationException("position", "square 53 is not on a 10x10 board", 9);
        int exit = faults.execution(fault);
        assertThat(exit).isEqualTo(2);
        assertThat(err).hasToString("position: square 53 is not on a 10x10 board (column 9)\n");
    }

    @Test
    void bugIsOneLineThatSaysWhere() {
        int exit = faults.execution(new IllegalStateException("first line\nsecond line"));
        assertThat(exit).isEqualTo(70);
        assertThat(err.toString())
                .startsWith("damier: internal error: java.lang.IllegalStateException: first line")
                .contains("FaultsTest.java")
                .hasLineCount(1);
    }

    @Test
    void bugShowsItsTraceWhenDebugging() {
        new Faults(new PrintWriter(err), true).bug(new StackOverflowError("too deep"));
        assertThat(err.toString()).contains("\tat ").contains("internal error");
    }
}
