package damier.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class LabCommandTest {
    @TempDir private Path folder;

    @Test
    void listNamesTheExperiments() {
        assertThat(Run.damier("lab", "list").out())
                .contains("classics ", "ablate ", "profile ", "scaling ", "ordering ");
        assertThat(Run.damier("lab", "list", "--json").out()).contains("\"name\":\"classics\"");
    }

    @Test
    void runWritesAReportAndPrintsItsPath() throws IOException {
        Path out = folder.resolve("one");
        assertThat(ablate(out).out()).endsWith("report: " + out.resolve("index.html") + "\n");
        String page = Files.readString(out.resolve("index.html"));
        assertThat(page)
                .contains("damier lab run ablate --player 'othello.vieira[depth=1]'")
                .contains("<svg");
        Files.delete(out.resolve("index.html"));
        var run = Run.damier("lab", "report", out.toString());
        assertThat(run.out()).isEqualTo("report: " + out.resolve("index.html") + "\n");
        assertThat(out.resolve("index.html")).hasContent(page);
    }

    @Test
    void matchLeavesAReportThatIsDrawnAgainFromItsFolder() throws IOException {
        Path out = folder.resolve("match");
        Path page = out.resolve("index.html");
        String limits = "--game othello --games 4 --nodes 9 --out " + out;
        assertThat(Run.damier(("match greedy random " + limits).split(" ")).out())
                .contains("report: " + page + "\n");
        String drawn = Files.readString(page);
        assertThat(drawn).contains("greedy – random, othello", "4 of 4 games", "<svg");
        Files.delete(page);
        var run = Run.damier("lab", "report", out.toString());
        assertThat(run.out()).isEqualTo("report: " + page + "\n");
        assertThat(page).hasContent(drawn);
    }

    @Test
    void runOfAFolderRepeatsWhatItHolds() throws IOException {
        Path out = folder.resolve("one");
        ablate(out);
        List<String> before = moves(out.resolve("results/ablate.csv"));
        assertThat(Run.damier("lab", "run", out.toString()).out())
                .startsWith("already complete, running again; the previous rows are in ")
                .endsWith("report: " + out.resolve("index.html") + "\n");
        assertThat(moves(out.resolve("results/ablate.csv"))).isEqualTo(before);
        assertThat(moves(out.resolve("results.1/ablate.csv"))).isEqualTo(before);
    }

    /** Trial, player and move of every row, in an order that does not depend on threads. */
    private static List<String> moves(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .map(line -> line.split(",", -1))
                .map(cells -> cells[0] + " " + cells[1] + " " + cells[3] + " " + cells[11])
                .sorted()
                .toList();
    }

    @Test
    void aFolderInUseIsNotOverwritten() {
        Path out = folder.resolve("one");
        ablate(out);
        var again = ablate(out);
        assertThat(again.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(again.err())
                .isEqualTo(
                        "--out: %s already holds an experiment; damier lab run %s resumes it\n"
                                .formatted(out, out));
    }

    @Test
    void scalingNeedsAPlayerThatCountsNodes() {
        Path out = folder.resolve("one");
        var run = Run.damier("lab", "run", "scaling", "--player", "random", "--out", out + "");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err())
                .isEqualTo("lab: scaling needs a player that counts nodes, and random does not\n");
        assertThat(out).doesNotExist();
    }

    @Test
    void badRowsAreNamedWithTheirPlace() throws IOException {
        Path out = folder.resolve("one");
        ablate(out);
        Path file = out.resolve("results/ablate.csv");
        List<String> lines = Files.readAllLines(file);
        lines.set(3, lines.get(3).replaceFirst(",true,|,false,", ",maybe,"));
        Files.write(file, lines);
        var run = Run.damier("lab", "report", out.toString());
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err())
                .startsWith("DIR: " + file + ":4:")
                .endsWith(": 'maybe' is neither true nor false\n");
    }

    private static Run ablate(Path out) {
        return Run.damier(
                "lab",
                "run",
                "ablate",
                "--player",
                "othello.vieira[depth=1]",
                "--games",
                "2",
                "--quick",
                "--out",
                out.toString());
    }
}
