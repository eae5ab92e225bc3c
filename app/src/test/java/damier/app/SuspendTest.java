package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;

/** Ctrl-Z in a shell that controls jobs, and what its fg brings back. */
class SuspendTest {
    private static final String COLOURS = "NO_COLOR= COLORTERM=truecolor";

    @TempDir private Path folder;

    private Tmux start(String args) throws Exception {
        Tmux tmux = Tmux.shell(folder, 80, 24, COLOURS, args.split(" ", -1));
        tmux.press("clear; stty -g > before; bash start", "Enter");
        return tmux;
    }

    /** Waits for the shell, which has a usual screen with a cursor and finds its settings again. */
    private void assertGivenBack(Tmux tmux) throws Exception {
        tmux.await(screen -> screen.contains("Stopped") && screen.strip().endsWith("shell>"));
        assertThat(tmux.modes()).isEqualTo("010");
        tmux.press("stty -g > after; echo again", "Enter");
        tmux.await("\nagain\n");
        assertThat(folder.resolve("after")).hasSameTextualContentAs(folder.resolve("before"));
    }

    /** Clears the screen first, so that later checks see only what was painted afterwards. */
    private static void goOn(Tmux tmux) throws Exception {
        tmux.press("clear", "Enter");
        tmux.await(screen -> screen.strip().equals("shell>"));
        tmux.press("fg", "Enter");
    }

    @Test
    void aGameGivesTheTerminalBackAndComesAgain() throws Exception {
        try (var tmux = start("play international --white human --black human")) {
            tmux.await("White to move");
            tmux.press("3228", "Enter");
            tmux.await("Black to move");
            tmux.press("C-z");
            assertGivenBack(tmux);
            tmux.resize(110, 50);
            goOn(tmux);
            tmux.await(" ▄▄▄▄ ", "Black to move", " 1. 32-28", "Q quit");
            assertThat(tmux.modes()).isEqualTo("101");
            tmux.press("19-23", "Enter");
            tmux.await(" 1. 32-28 19-23");
            tmux.press("C-z");
            assertGivenBack(tmux);
            goOn(tmux);
            tmux.await("White to move");
            tmux.press("q");
            tmux.await("result *: the game is not finished");
            assertThat(tmux.modes()).isEqualTo("010");
        }
        assertThat(Files.readString(folder.resolve("errors"))).isEmpty();
    }

    @Test
    void aTreeGivesTheTerminalBackAndComesAgain() throws Exception {
        try (var tmux = start("tree italian --player italian.fiorentino --depth 4")) {
            tmux.await("? help");
            tmux.press("C-z");
            assertGivenBack(tmux);
            goOn(tmux);
            tmux.await("? help");
            tmux.press("q");
            tmux.await("of minimax");
            assertThat(tmux.modes()).isEqualTo("010");
        }
    }

    @Test
    void anAnalysisGoesOnBelowWhatTheShellHasWritten() throws Exception {
        try (var tmux = start("analyse international --depth 99 --time 1h")) {
            tmux.await("31-26");
            tmux.press("C-z");
            assertGivenBack(tmux);
            goOn(tmux);
            tmux.await("bash start", "31-26");
            tmux.press("C-c");
            tmux.await(screen -> screen.strip().endsWith("shell>"));
        }
        assertThat(folder.resolve("errors")).content().startsWith("stopped: ");
    }

    @Test
    void linesGoOnAtTheirPrompt() throws Exception {
        try (var tmux = start("play international --white human --black human --plain")) {
            tmux.await("White>");
            tmux.press("C-z");
            assertGivenBack(tmux);
            goOn(tmux);
            tmux.await("White>");
            tmux.press("3228", "Enter");
            tmux.await("White plays 32-28");
            tmux.press("quit", "Enter");
            tmux.await("result *: the game is not finished");
        }
    }
}
