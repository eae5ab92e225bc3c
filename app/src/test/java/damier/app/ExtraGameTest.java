package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A game that only this test knows can be played in every part of the program. */
class ExtraGameTest {
    private static final String GAME = "hexapawn";

    @TempDir private Path folder;

    private static String damier(String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exit = Main.run(ExtraGame.games(), new PrintWriter(out), new PrintWriter(err), args);
        assertThat(exit).as("%s%n%s", err, out).isZero();
        return out.toString();
    }

    @Test
    void itsMovesAreListedAndExplained() {
        assertThat(damier("games")).containsPattern("hexapawn +Hexapawn");
        assertThat(damier("moves", GAME)).contains("a1-a2", "b1-b2", "c1-c2");
        assertThat(damier("perft", GAME, "2")).contains("10 nodes");
        assertThat(damier("explain", GAME, "--move", "a1-a3")).contains("a1-a3 is not legal");
        assertThat(damier("explain", GAME, "--square", "b1"))
                .contains("a pawn of White stands on b1");
    }

    @Test
    void itsPositionsAreSearched() {
        // Hexapawn is lost for the side that begins.
        assertThat(damier("bestmove", GAME, "--depth", "12")).containsPattern("score loss:\\d");
        assertThat(damier("analyse", GAME, "--after", "a1-a2", "--depth", "10"))
                .containsPattern("b3xa2 +win:|b3xa2.*win:");
        assertThat(damier("tree", GAME, "--depth", "2")).contains("a1-a2");
        assertThat(damier("explain", GAME, "--player", "damier")).contains("pawns");
        assertThat(damier("players", GAME)).contains("damier");
    }

    @Test
    void itHasNeitherTablesNorASolver() {
        var err = new StringWriter();
        for (String command :
                List.of("endgame verify " + GAME, "solve --position x --game " + GAME)) {
            String[] args = command.split(" ", -1);
            Main.run(ExtraGame.games(), new PrintWriter(err), new PrintWriter(err), args);
        }
        assertThat(err.toString())
                .isEqualTo("game: Hexapawn has no endgame tables\ngame: Hexapawn has no solver\n");
    }

    @Test
    void matchesOfItArePlayedAndKept() throws Exception {
        Path openings = folder.resolve("openings.txt");
        Files.writeString(openings, "a1-a2\nb1-b2\n");
        Path out = folder.resolve("match");
        assertThat(
                        damier(
                                "match",
                                "damier",
                                "random",
                                "--game",
                                GAME,
                                "--games",
                                "4",
                                "--nodes",
                                "100",
                                "--openings",
                                openings.toString(),
                                "--out",
                                out.toString()))
                .contains("Elo");
        try (var files = Files.walk(out)) {
            assertThat(files.filter(file -> file.toString().endsWith(".pdn"))).isNotEmpty();
        }
    }

    @Test
    void itIsPlayedInTheTerminal() {
        String played =
                damier(
                        "play", GAME, "--white", "random", "--black", "damier", "--depth", "8",
                        "--plain");
        assertThat(played).contains("a2  b2  c2", "result 0-1");
    }

    @Test
    void theWholeScreenDrawsIt() throws Exception {
        List<String> command =
                DamierProcess.command(
                        ExtraGame.class, "play", GAME, "--white", "human", "--black", "human");
        try (var tmux = new Tmux(folder, 80, 24, "NO_COLOR=1", command)) {
            tmux.await("White to move", "Q quit", "a", "b", "c");
            tmux.press("a1a2", "Enter");
            tmux.await("1. a1-a2", "Black to move");
            tmux.press("Q");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void itsGamesAreArchivedAndFound() throws Exception {
        Path file = folder.resolve("game.pdn");
        Files.writeString(
                file,
                """
                [Event "Test"]
                [White "Ada"]
                [Black "Ben"]
                [Variant "hexapawn"]
                [Result "0-1"]

                1. a1-a2 b3xa2 2. b1xa2 c3-c2 0-1
                """);
        String url = folder.resolve("data").toString();
        assertThat(damier("archive", "import", file.toString(), "--data", url)).contains("1 game");
        assertThat(damier("archive", "search", "--game", GAME, "--opening", "a1-a2", "--data", url))
                .contains("Ada");
    }
}
