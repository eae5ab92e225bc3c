package damier.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Tmux;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Games on a real terminal's whole screen. */
class FullScreenTest {
    private static final String COLOURS = "NO_COLOR= COLORTERM=truecolor";

    @TempDir private Path folder;

    /** A game on a screen of the usual size, begun by these words, and painted to its last row. */
    private Tmux play(String environment, String words) throws Exception {
        List<String> args = new ArrayList<>(List.of("play"));
        args.addAll(List.of(words.split(" ", -1)));
        var tmux = new Tmux(folder, 80, 24, environment, args.toArray(String[]::new));
        tmux.await(" to move", "Q quit");
        return tmux;
    }

    @Test
    void aGameIsPlayedToItsResult() throws Exception {
        try (var tmux =
                play(COLOURS, "international --white human --black human --position W:W32:B28")) {
            tmux.await("White to move");
            assertThat(tmux.modes()).isEqualTo("101");
            assertThat(tmux.colouredScreen()).contains("\033[48;2;");
            tmux.press("Enter");
            tmux.await("result 1-0");
            tmux.press("q");
            assertThat(tmux.awaitEnd())
                    .containsPattern("result 1-0: Black has no pieces left.*\nexit 0\n");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void aProgramAnswersTypedMoves() throws Exception {
        try (var tmux = play(COLOURS, "international --white human --depth 2")) {
            tmux.await("White to move");
            tmux.press("3228", "Enter");
            tmux.await(
                    screen ->
                            screen.matches("(?s).* 1\\. 32-28 \\d+-\\d+.*")
                                    && screen.contains("▶ White 20 human")
                                    && screen.contains("Black 20 damier"));
            tmux.press("U");
            tmux.await(screen -> !screen.contains(" 1. 32-28"));
            tmux.press("Q");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void aClickChoosesAPieceAndAnotherItsWay() throws Exception {
        try (var tmux = play(COLOURS, "international --white human --black human")) {
            tmux.await("White to move");
            tmux.press("-l", "\033[<0;15;14M\033[<0;15;14m\033[<0;19;12M\033[<0;19;12m");
            tmux.await(" 1. 32-28", "Black to move");
            tmux.press("q");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void itFollowsTheSizeOfTheScreen() throws Exception {
        try (var tmux = play(COLOURS, "international --white human --black human")) {
            tmux.await("▗██▖");
            tmux.resize(110, 50);
            tmux.await(" ▄▄▄▄ ");
            tmux.resize(50, 15);
            tmux.await(screen -> screen.contains("●") && !screen.contains("▄"));
            tmux.resize(20, 5);
            tmux.await("The screen is too sm");
            tmux.resize(80, 24);
            tmux.await("▗██▖", "White to move", "Q quit");
            tmux.press("q");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void ctrlCLeavesTheTerminalAsItWas() throws Exception {
        try (var tmux = play(COLOURS, "othello --white damier --black damier --time 1h")) {
            tmux.await("Black to move");
            tmux.press("C-c");
            assertThat(tmux.awaitEnd()).contains("result *: the game is not finished\nexit 130\n");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void aProgramThatIsEndedFromOutsideLeavesTheTerminalAsItWas() throws Exception {
        try (var tmux = play(COLOURS, "italian --white human --black human")) {
            tmux.await("White to move");
            tmux.end();
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void noColorHasNoColours() throws Exception {
        try (var tmux = play("NO_COLOR=1", "italian --white human --black human")) {
            tmux.await("White to move", "(○)", "●", "17");
            assertThat(tmux.colouredScreen()).doesNotContainPattern("\033\\[[0-9;]*[34][0-8]");
            tmux.press("q");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void anAsciiTerminalGetsAscii() throws Exception {
        try (var tmux = play("LC_ALL=C NO_COLOR=1", "russian --white human --black human")) {
            assertThat(tmux.await("White to move")).contains("(w)").matches("\\p{ASCII}*");
            tmux.press("q");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void linesOnATerminalAskForASideAndCompleteMoves() throws Exception {
        try (var tmux = new Tmux(folder, 80, 30, COLOURS, "play", "international", "--plain")) {
            tmux.await("Welcome to International draughts.", "Which side do you play?");
            tmux.press("both", "Enter");
            tmux.await("White>");
            tmux.press("32", "Tab");
            tmux.await("White> 32-2");
            tmux.press("8", "Enter");
            tmux.await("White plays 32-28", "Black>");
            tmux.press("C-c");
            assertThat(tmux.awaitEnd()).contains("result *: the game is not finished\nexit 130\n");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void aDamagedTableIsReportedAfterTheGame() throws Exception {
        Path data = Files.createDirectory(folder.resolve("damier"));
        Path tables = Files.writeString(data.resolve("endgames"), "");
        String environment = COLOURS + " XDG_DATA_HOME=" + folder;
        String game = "italian --white damier --black human --position W:WK1,K5:BK32 --depth 2";
        try (var tmux = play(environment, game)) {
            tmux.await("Black to move", "1. ");
            assertThat(folder.resolve("errors")).isEmptyFile();
            tmux.press("Q");
            tmux.awaitEnd();
            assertThat(folder.resolve("errors"))
                    .content()
                    .contains("endgame tables: " + tables + ": is not a folder\n");
        }
    }
}
