package damier.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.DamierProcess;
import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

class PlayCommandTest {
    private static final long LONGEST_WAIT_SECONDS = 120;

    @TempDir private Path folder;

    /** The output for these lines of a pipe. */
    private List<String> pipe(String lines, String... args)
            throws IOException, InterruptedException {
        Process process = DamierProcess.start(folder, args);
        try (var typed = process.getOutputStream()) {
            typed.write(lines.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.waitFor(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(folder.resolve("stderr")).isEmptyFile();
        return Files.readAllLines(folder.resolve("stdout"));
    }

    @Test
    void programsPlayToTheResult() {
        var run = Run.damier("play", "italian", "--white", "random", "--black", "greedy");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines().toList().getLast()).matches("result (1-0|0-1|1/2): .+");
    }

    @Test
    void aGameComesThroughAPipe() throws Exception {
        assertThat(
                        pipe(
                                "32-28\n19-23\n\n14x23\nresign\n",
                                "play",
                                "international",
                                "--white",
                                "human",
                                "--black",
                                "human"))
                .contains("White plays 28x19", "Black plays 14x23")
                .endsWith("result 0-1: White resigned");
    }

    @Test
    void withoutPlayersAPersonBeginsAgainstTheEngine() throws Exception {
        assertThat(pipe("f5\n", "play", "othello", "--depth", "1"))
                .contains("Othello. White: damier, Black: human.", "Black plays f5")
                .anyMatch(line -> line.startsWith("White plays "))
                .endsWith("result *: the game is not finished");
    }

    @Test
    void whoNamesAPlayerPlaysAgainstIt() throws Exception {
        assertThat(pipe("", "play", "othello", "--black", "random"))
                .contains("Othello. White: human, Black: random.");
    }

    @Test
    void aPlayerThatIsNotThereIsOneLine() {
        var run = Run.damier("play", "othello", "--white", "nobody", "--black", "human");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).startsWith("player: unknown player 'nobody'").hasLineCount(1);
    }

    @Test
    void aProgramThatDoesNotStartEndsTheGame() {
        var run =
                Run.damier(
                        "play",
                        "international",
                        "--white",
                        "hub:./nothing-here",
                        "--black",
                        "random");
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.out()).endsWith("result *: the game is not finished\n");
        assertThat(run.err()).contains("nothing-here").hasLineCount(1);
    }
}
