package damier.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

class FitProbCutCommandTest {
    @TempDir private Path folder;

    @Test
    void theFileBeginsWithARemarkThatNamesTheCommand() throws IOException {
        Path file = folder.resolve("othello.probcut");
        var run = fit("192", file);
        assertThat(run.exit()).as(run.err()).isZero();
        String number = " -?\\d+\\.\\d{3}";
        assertThat(Files.readString(file))
                .matches(
                        Pattern.compile(
                                "# ln deviation = .*\n"
                                        + "# Made by: damier fit-probcut othello --positions 192"
                                        + " --depth 4 --seed 5\n"
                                        + "stages(%1$s){8}\nshallow%1$s\ndistance%1$s\n"
                                                .formatted(number)));
    }

    @Test
    void everyStageIsPrintedAsMeasuredAndAsFitted() {
        var run = fit("192", folder.resolve("othello.probcut"));
        assertThat(run.out().lines())
                .hasSize(9)
                .first()
                .isEqualTo("stage  depth  shallow  measured  fitted");
        assertThat(run.out().lines().skip(1))
                .allMatch(line -> line.matches(" +[0-7] +4 +2 +(\\d+\\.\\d|NaN) +\\d+\\.\\d"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "many", "1048577"})
    void aBadNumberOfPositionsIsRefusedInOneLine(String positions) {
        Path file = folder.resolve("othello.probcut");
        var run = fit(positions, file);
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err())
                .isEqualTo(
                        "--positions: '%s' is not a whole number from 1 to 1048576\n"
                                .formatted(positions));
        assertThat(run.out()).isEmpty();
        assertThat(file).doesNotExist();
    }

    @Test
    void tooFewPositionsAreRefusedAndNothingIsWritten() {
        Path file = folder.resolve("othello.probcut");
        var run = fit("16", file);
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).endsWith("--positions: too few positions to fit errors to\n");
        assertThat(file).doesNotExist();
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed() {
        Path file = folder.resolve("no/othello.probcut");
        var run = fit("1", file);
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).endsWith("--out: " + file + " cannot be written\n");
    }

    private static Run fit(String positions, Path file) {
        String line = "fit-probcut othello --depth 4 --seed 5 --positions " + positions;
        return Run.damier((line + " --out " + file).split(" ", -1));
    }
}
