package damier.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.Tmux;
import damier.app.command.Exit;
import damier.process.ProcessLimits;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Games in the terminal against real programs that fail when they are first asked. */
@Execution(ExecutionMode.CONCURRENT)
class FailingGuestTest {
    private static final String RESUME = "to resume: damier ";

    @TempDir private Path folder;

    /** Black, which answers 19-23 once it has failed. */
    private String guest(String failure) throws IOException {
        Path failed = folder.resolve("failed");
        Path script =
                Files.writeString(
                        folder.resolve("guest.sh"),
                        """
                        while read line; do
                          case "$line" in
                            hub) echo id name=Frail; echo wait;;
                            init) echo ready;;
                            ping) echo pong;;
                            quit) exit 0;;
                            go*) if test -e %s; then echo done move=19-23
                                 else touch %s; %s; fi;;
                          esac
                        done
                        """
                                .formatted(failed, failed, failure));
        return "hub:sh " + script + "[guest.silence=8s]";
    }

    @ParameterizedTest
    @CsvSource({
        "exit 7, ended with exit code 7",
        "sleep 1000, no answer to 'go'",
        "echo done move=1-50, 1-50"
    })
    void withoutAnInteractiveUserTheGameCanBeResumed(String failure, String fault)
            throws IOException {
        var run =
                Run.damier(
                        "play",
                        "international",
                        "--white",
                        "random",
                        "--black",
                        guest(failure),
                        "--depth",
                        "1");
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.err()).contains(fault).hasLineCount(1);
        assertThat(run.out()).endsWith("\nresult *: the game is not finished\n");

        String goOn = run.out().lines().filter(line -> line.startsWith(RESUME)).findAny().get();
        List<String> words = ProcessLimits.words(goOn.substring(RESUME.length()));
        var again = Run.damier(words.toArray(String[]::new));
        assertThat(again.out()).contains("Black plays 19-23");
    }

    @Test
    void byLinesAPersonLetsItTryAgain() throws Exception {
        try (var tmux = play("--plain")) {
            tmux.await("White>");
            tmux.press("3228", "Enter");
            tmux.await("ended with exit code 7", "Black (Return asks it again)>");
            tmux.press("Enter");
            tmux.await("Black plays 19-23");
            tmux.press("quit", "Enter");
            assertThat(tmux.awaitEnd())
                    .containsPattern("--after \"?32-28 *\n?19-23")
                    .contains("result *: the game is not finished\nexit 0\n");
            tmux.assertLeftAsFound();
        }
    }

    @Test
    void onTheWholeScreenAPersonLetsItTryAgain() throws Exception {
        try (var tmux = play("--depth=1")) {
            tmux.await("White to move");
            tmux.press("3228", "Enter");
            tmux.await("ended with exit code 7", "P asks it again");
            tmux.press("P");
            tmux.await("1. 32-28 19-23");
            tmux.press("q");
            tmux.assertLeftAsFound();
        }
    }

    private Tmux play(String option) throws Exception {
        return new Tmux(
                folder,
                120,
                50,
                "NO_COLOR=1",
                "play",
                "international",
                "--white",
                "human",
                "--black",
                guest("exit 7"),
                option);
    }
}
