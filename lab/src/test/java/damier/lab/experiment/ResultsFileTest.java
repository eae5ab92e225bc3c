package damier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import damier.lab.BadFolder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

class ResultsFileTest {
    @TempDir private Path folder;

    @Test
    void rowsAreReadAsTheyWereWritten() throws IOException {
        ResultsFile file = twoTrials();
        assertThat(file.read())
                .containsExactly(
                        Map.entry("first 0", List.of(MeanTest.row(0, 1), MeanTest.row(0, 2))),
                        Map.entry("second 1", List.of(MeanTest.row(1, 3), MeanTest.row(1, 4))));
    }

    /** Whatever byte the program was killed at. */
    @Test
    void aTrialThatWasBrokenOffIsNotThere() throws IOException {
        ResultsFile file = twoTrials();
        String text = Files.readString(path());
        int secondTrial = text.indexOf("second 1");
        for (int length = secondTrial; length < text.length() - 1; length++) {
            Files.writeString(path(), text.substring(0, length));
            Map<String, List<Row>> read = file.read();
            assertThat(read).as("%d characters", length).containsOnlyKeys("first 0");
        }
        file.keep(file.read());
        file.add("second 1", List.of(MeanTest.row(1, 3), MeanTest.row(1, 4)));
        assertThat(path()).hasContent(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1 | trial,following | trial,behind | 1 | the header is not that of results of this"
                        + " version",
                "2 | true | perhaps | 29 | 'perhaps' is neither true nor false",
                "3 | 9,20,20 | 9,many,20 | 46 | 'many' is not a whole number",
                "2 | x=1.0 | x=one | 99 | 'one' is not a number",
                "2 | x=1.0 | =1.0 | 99 | '=1.0' is not of the form name=number",
                "5 | $ | ,more | 116 | more columns than the header has"
            })
    void faultsAreNamedWithTheirPlace(
            int line, String right, String wrong, int column, String fault) throws IOException {
        ResultsFile file = twoTrials();
        List<String> lines = Files.readAllLines(path());
        lines.set(line - 1, lines.get(line - 1).replaceFirst(right, wrong));
        Files.write(path(), lines);
        assertThatExceptionOfType(BadFolder.class)
                .isThrownBy(file::read)
                .withMessage("%s:%d:%d: %s", path(), line, column, fault);
    }

    @Test
    void missingRowsAreNoticed() throws IOException {
        ResultsFile file = twoTrials();
        List<String> lines = Files.readAllLines(path());
        lines.remove(2);
        Files.write(path(), lines);
        assertThatExceptionOfType(BadFolder.class)
                .isThrownBy(file::read)
                .withMessage(path() + ":3:10: rows of a trial are missing");
    }

    @Test
    void linesHaveALimit() throws IOException {
        ResultsFile file = twoTrials();
        Files.writeString(path(), Files.readString(path()) + "x".repeat(30_000) + "\n");
        assertThatExceptionOfType(BadFolder.class)
                .isThrownBy(file::read)
                .withMessage(path() + ":6:20001: a line longer than 20000 characters");
    }

    private Path path() {
        return folder.resolve("study.csv");
    }

    private ResultsFile twoTrials() throws IOException {
        var file = new ResultsFile(path());
        file.keep(Map.of());
        file.add("first 0", List.of(MeanTest.row(0, 1), MeanTest.row(0, 2)));
        file.add("second 1", List.of(MeanTest.row(1, 3), MeanTest.row(1, 4)));
        return file;
    }
}
