package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.command.Exit;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The commands with a student's file as a player. */
@Execution(ExecutionMode.CONCURRENT)
class StudentCommandsTest {
    private static final String GENEROUS =
            """
            import damier.student.*;

            /** It would rather be without its men. */
            public class Generous {
                @Feature(weight = -10)
                int men(DraughtsBoard board) {
                    return board.men().size();
                }

                @Feature(weight = -30)
                int kings(DraughtsBoard board) {
                    return board.kings().size();
                }
            }
            """;

    @TempDir private Path folder;
    private String player = "";

    @BeforeEach
    void saveTheFile() throws IOException {
        player = Files.writeString(folder.resolve("Generous.java"), GENEROUS).toString();
    }

    @Test
    void explainShowsItsFeatures() {
        Run run =
                Run.damier(
                        "explain",
                        "italian",
                        "--position",
                        "W:W21,22,K18:B1",
                        "--player",
                        player + "[kings.weight=2.5]");
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .isEqualToNormalizingNewlines(
                        """
                        name   value  weight  contribution
                        men        1     -10           -10
                        kings      1     2.5           2.5
                        evaluation -7.5
                        """);
    }

    @Test
    void bestmoveShowsItsSearch() {
        Run run = Run.damier("bestmove", "italian", "--player", player, "--depth", "2");
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().toList().getLast())
                .matches("bestmove \\d+-\\d+ score -?[\\d.]+ depth 2 nodes \\d+ time [\\d.]+");
    }

    @Test
    void checkEngineReportsWhatIsWrong() throws IOException {
        Path bad =
                Files.writeString(
                        folder.resolve("Bad.java"),
                        GENEROUS.replace("board.men()", "bord.men()").replace("kings()", "kings("));
        Run run = Run.damier("check-engine", bad.toString());
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.out().lines())
                .contains("1 passed, 2 failed")
                .anyMatch(
                        line ->
                                line.startsWith(
                                        "FAIL  compiles: expected no error, came Bad.java, line 12:"
                                                + " "));
    }

    @Test
    void checkEngineReportsAFaultOnce() throws IOException {
        Path bad =
                Files.writeString(
                        folder.resolve("Bad.java"),
                        GENEROUS.replace("return board.men()", "return 1 / 0 + board.men()"));
        Run run = Run.damier("check-engine", bad.toString());
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.out().lines().filter(line -> line.contains("/ by zero"))).hasSize(1);
        assertThat(run.out().lines())
                .contains("FAIL  moves, midgame: expected legal moves, came the same fault");
    }

    @Test
    void checkEnginePassesASoundPlayer() {
        Run run = Run.damier("check-engine", player, "--game", "italian");
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .contains(
                        "pass  compiles: no error",
                        "pass  is a player: an evaluation: men -10.0, kings -30.0",
                        "pass  plays several games: all of them");
    }

    @Test
    void tuneWritesACopyThatWins() throws IOException {
        Path tuned = folder.resolve("tuned");
        Run run =
                Run.damier(
                        "lab",
                        "run",
                        "tune",
                        "--player",
                        player + "[kings=off]",
                        "--game",
                        "italian",
                        "--games",
                        "10",
                        "--quick",
                        "--out",
                        tuned.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .contains(
                        "feature  before  after",
                        "men         -10     10",
                        "wrote " + tuned.resolve("Generous.java"),
                        "the new weights are better",
                        "report: " + tuned.resolve("index.html"));
        assertThat(Files.readString(tuned.resolve("Generous.java")))
                .isEqualTo(GENEROUS.replace("weight = -10", "weight = 10.0"));
        assertThat(tuned.resolve("index.html")).content().contains("-10 → 10");
        assertThat(run.exit()).isZero();
    }

    @Test
    void tuneGivesClassicPlayersAsOptions() {
        Run run =
                Run.damier(
                        "lab",
                        "run",
                        "tune",
                        "--player",
                        "international.le-minh[men.weight=-10,kings=off]",
                        "--games",
                        "10",
                        "--quick",
                        "--out",
                        folder.resolve("classic").toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .contains(
                        "player: international.le-minh[men.weight=10.0,kings=off]",
                        "the new weights are better");
    }
}
