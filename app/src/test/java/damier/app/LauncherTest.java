package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The start script {@code ./damier}. */
class LauncherTest {
    private static final Path LAUNCHER = Path.of("..", "damier").toAbsolutePath().normalize();

    @TempDir private Path elsewhere;

    @Test
    void startsFromAnyFolderThroughASymbolicLink() throws Exception {
        Path link = Files.createSymbolicLink(elsewhere.resolve("link"), LAUNCHER);
        var run = start(link, "--version");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("damier ");
        Files.delete(link);
    }

    @Test
    void passesOnTheExitCodeAndTheLineOfAFault() throws Exception {
        var run = start(LAUNCHER, "--no-such-option");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).endsWith("unknown option '--no-such-option' (see damier --help)\n");
    }

    @Test
    void commandsThatItPrintsCanBeTypedAsTheyAre() throws Exception {
        var run = start(LAUNCHER, "lab", "run", "no-such-thing");
        assertThat(run.err())
                .endsWith(
                        "lab: there is no experiment 'no-such-thing'; %s lab list shows them\n"
                                .formatted(LAUNCHER));
    }

    private Run start(Path program, String... args) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(args));
        Path out = elsewhere.resolve("out");
        Path err = elsewhere.resolve("err");
        int exit =
                new ProcessBuilder(command)
                        .directory(elsewhere.toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile())
                        .start()
                        .waitFor();
        return new Run(exit, Files.readString(out), Files.readString(err));
    }
}
