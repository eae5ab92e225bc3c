package damier.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Tmux;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Trees and analyses on a real terminal. */
class LiveTerminalTest {
    private static final String COLOURS = "NO_COLOR= COLORTERM=truecolor";

    @TempDir private Path folder;

    private Tmux tmux(int columns, int rows, String environment, String... args)
            throws IOException, InterruptedException {
        return new Tmux(folder, columns, rows, environment, args);
    }

    @Test
    void aTreeIsBrowsed() throws Exception {
        try (var tmux =
                tmux(
                        80,
                        24,
                        COLOURS,
                        "tree",
                        "italian",
                        "--player",
                        "italian.fiorentino",
                        "--depth",
                        "4")) {
            assertThat(tmux.await("? help"))
                    .contains("Italian draughts, italian.fiorentino, depth 4")
                    .containsPattern("├▸ 21-18 \\+131 ")
                    .doesNotContain("10-13");
            assertThat(tmux.modes()).isEqualTo("101");
            tmux.press("b");
            assertThat(tmux.await("Left by horizon")).containsPattern("│ [├└]▸ \\d+-\\d+ ");
            tmux.press("/", "beta", "Enter", "f");
            tmux.await(" positions match beta");
            tmux.resize(40, 15);
            tmux.await("b best line\n");
            tmux.resize(80, 24);
            tmux.press("q");
            tmux.assertLeftAsFound();
            assertThat(tmux.screen()).containsPattern("searched +\\d+").contains("exit 0");
        }
    }

    @Test
    void aTreeIsLeftByCtrlC() throws Exception {
        try (var tmux = tmux(80, 24, "LC_ALL=C NO_COLOR=1", "tree", "othello", "--depth", "3")) {
            assertThat(tmux.await("? help")).contains("|> ").matches("\\p{ASCII}*");
            tmux.press("C-c");
            assertThat(tmux.awaitEnd()).contains("exit 130");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void plainRowsOfATreeComeOnATerminalToo() throws Exception {
        try (var tmux = tmux(120, 40, COLOURS, "tree", "othello", "--depth", "2", "--plain")) {
            assertThat(tmux.awaitEnd()).contains("left by", "of minimax", "exit 0");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void anAnalysisIsRewrittenInPlaceUntilCtrlC() throws Exception {
        var depth = Pattern.compile("(?m)^\\S+ +-?\\d+\\.\\d\\d +(\\d+) ");
        try (var tmux = tmux(80, 24, COLOURS, "analyse", "international", "--time", "1h")) {
            String first = tmux.await(screen -> depth.matcher(screen).results().count() == 9);
            int reached = deepest(depth.matcher(first));
            String second = tmux.await(screen -> deepest(depth.matcher(screen)) > reached);
            assertThat(List.of(first, second))
                    .allSatisfy(
                            screen ->
                                    assertThat(screen.lines().filter(line -> !line.isBlank()))
                                            .hasSize(10)
                                            .first()
                                            .asString()
                                            .startsWith("move"));
            tmux.press("C-c");
            assertThat(tmux.awaitEnd()).contains("exit 130");
            tmux.assertLeftAsFound();
        }
    }

    private static int deepest(Matcher rows) {
        return rows.results().mapToInt(row -> Integer.parseInt(row.group(1))).max().orElse(0);
    }

    @Test
    void aGameIsAnnotatedWhileItsMovesAreShown() throws Exception {
        Path annotated = folder.resolve("annotated.pdn");
        Files.writeString(
                folder.resolve("game.pdn"), "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *\n");
        try (var tmux =
                tmux(
                        80,
                        24,
                        COLOURS,
                        "analyse",
                        "international",
                        "game.pdn",
                        "--time",
                        "3s",
                        "--out",
                        "annotated.pdn")) {
            tmux.await("Black  14x23", "game 1 of 1: ");
            assertThat(tmux.awaitEnd()).contains("1 games, ").doesNotContain("game 1 of 1");
            tmux.assertLeftAsFound();
        }
        assertThat(annotated).content().contains("%eval", "14x23");
    }
}
