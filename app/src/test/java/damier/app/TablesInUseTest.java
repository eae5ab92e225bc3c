package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.command.Exit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** The endgame tables of the data folder in commands that do not name them. */
class TablesInUseTest {
    @TempDir private Path folder;

    private static Run bestMove(Path tables, String game, String position) {
        var out = new StringWriter();
        var errors = new StringWriter();
        var err = new PrintWriter(errors);
        int exit =
                Main.run(
                        Main.program(tables, err),
                        new PrintWriter(out),
                        err,
                        "bestmove",
                        game,
                        "--position",
                        position,
                        "--depth",
                        "2");
        return new Run(exit, out.toString(), errors.toString());
    }

    @Test
    void builtTablesAreUsedByTheEngine() {
        String kings = "W:WK1,K2,K3:BK32";
        assertThat(bestMove(folder, "czech", kings).out()).doesNotContain("win");
        Run.damier(
                "endgame",
                "build",
                "czech",
                "4",
                "--men",
                "0",
                "--threads",
                "1",
                "--dir",
                folder.toString());
        Run run = bestMove(folder, "czech", kings);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("score win:19 confidence 100% nodes ");
    }

    @Test
    void aFileInPlaceOfTheFolderIsReportedOnceAndTheProgramGoesOn() throws IOException {
        Path file = Files.writeString(folder.resolve("endgames"), "");
        Run run = bestMove(file, "italian", "W:WK1,K5:BK32");
        assertThat(run.exit()).isEqualTo(Exit.DONE);
        assertThat(run.err()).isEqualTo("endgame tables: " + file + ": is not a folder\n");
        assertThat(run.out()).contains("bestmove 5-10 score win:11 ");
    }
}
