package damier.app.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.core.EndgameBuilder;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import picocli.CommandLine;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class EndgameCommandTest {
    /** Three white kings win against one in Czech draughts. */
    private static final String THREE_KINGS = "W:WK1,K2,K3:BK32";

    private static final EndgameBuilder.Request KINGS = new EndgameBuilder.Request(4, 0, 0, 1);

    @TempDir private Path folder;

    private Run build(String... more) {
        List<String> args =
                new ArrayList<>(
                        List.of("endgame", "build", "czech", "4", "--men", "0", "--threads", "1"));
        args.addAll(List.of("--distances", "0", "--dir", folder.toString()));
        args.addAll(List.of(more));
        return Run.damier(args.toArray(String[]::new));
    }

    private Run verify() {
        return Run.damier("endgame", "verify", "czech", "--dir", folder.toString());
    }

    private Run probe(String game, String position) {
        return Run.damier(
                "endgame", "probe", game, "--position", position, "--dir", folder.toString());
    }

    @Test
    void aBuildTellsItsNeedsItsSlicesAndItsSizeAndIsUsed() {
        assertThat(probe("czech", THREE_KINGS).exit()).isEqualTo(Exit.FAILED);
        Run built = build();
        assertThat(built.exit()).isZero();
        assertThat(built.out())
                .matches(
                        """
                        needs: 503,440 positions, \\d+ MB of memory, 0\\.\\d MB on disk, about \\d+s \
                        with 1 thread
                        KK-KK: 21659 wins, 193513 draws, 588 losses
                        KKK-K: 132240 wins, 11600 draws, 0 losses
                        K-KKK: 1854 wins, 85468 draws, 56518 losses
                        3 slices, 503440 positions, \\d+ bytes, 0\\.\\d\\d bits per position, \\d+\\.\\d s
                        """);
        assertThat(probe("czech", THREE_KINGS).out()).isEqualTo("win\n");
        assertThat(build().out()).isEqualTo("nothing to build: every table exists\n");
        assertThat(verify().exit()).isZero();
        assertThat(verify().out())
                .matches(
                        """
                        pass  czech: built in: up to 3 pieces, \\d+ kB; in the folder: 2 files, up to \
                        4 pieces \\(incomplete\\), \\d+ kB
                        1 games, 2 files in .*, 0 unusable
                        """);
    }

    /** Passes everything on, and stops the build after the first slice. */
    private record StopAfterFirst(EndgameBuilder.Listener next, List<EndgameBuilder> builders)
            implements EndgameBuilder.Listener {
        @Override
        public void progress(EndgameBuilder.Progress progress) {
            next.progress(progress);
        }

        @Override
        public void finished(EndgameBuilder.FinishedSlice slice) {
            next.finished(slice);
            builders.forEach(EndgameBuilder::stop);
        }

        @Override
        public void fault(String line) {
            next.fault(line);
        }
    }

    @Test
    void anInterruptedBuildSaysHowToResumeAndIsResumed() throws IOException {
        var out = new StringWriter();
        var err = new StringWriter();
        var command = new EndgameBuildCommand();
        new CommandLine(command).setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        var run = new BuildRun(command, new JsonOption());
        var listener = new StopAfterFirst(run, new ArrayList<>());
        EndgameBuilder builder =
                new Games()
                        .byId("czech")
                        .endgames()
                        .in(folder.toString(), line -> {})
                        .files()
                        .orElseThrow()
                        .builder(KINGS, listener);
        listener.builders().add(builder);
        assertThat(run.run(builder, KINGS)).isEqualTo(Exit.INTERRUPTED);
        assertThat(out.toString()).contains("KK-KK: ", "\n1 slice, 215760 positions, ");
        assertThat(err.toString()).endsWith("stopped; run the same command to resume\n");

        Run resumed = build("--json");
        assertThat(resumed.exit()).isZero();
        assertThat(resumed.err()).contains("needs: 287,680 positions").doesNotContain("KK-KK");
        JsonNode summary = JsonMapper.shared().readTree(resumed.out());
        assertThat(summary.get("slices").asInt()).isEqualTo(2);
        assertThat(summary.get("positions").asInt()).isEqualTo(287_680);
        assertThat(summary.get("complete").asBoolean()).isTrue();
    }

    @Test
    void aDamagedFileIsNamedIgnoredAndBuiltAgain() throws IOException {
        build();
        Path file = folder.resolve("czech").resolve("KKK-K.table");
        byte[] sound = Files.readAllBytes(file);
        byte[] damaged = sound.clone();
        damaged[damaged.length - 1] ^= 1;
        Files.write(file, damaged);

        Run verified = verify();
        assertThat(verified.exit()).isEqualTo(Exit.FAILED);
        assertThat(verified.out())
                .contains("\nFAIL  " + file + ": block ")
                .endsWith(" 2 files in " + folder + ", 1 unusable\n");
        Run again = build();
        assertThat(again.exit()).isZero();
        assertThat(again.err()).startsWith(file + ": ").contains("; it is built again\n");
        assertThat(file).hasBinaryContent(sound);
        assertThat(verify().exit()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "italian | W:WK1,K5:BK32 | win 11",
                "italian | B:WK1,K5:BK32 | loss 10",
                "italian | W:WK1,K2:BK5 | win 1",
                "italian | W:W5:BK32 | draw"
            })
    void builtInTablesKnowTheResultAndItsDistance(String game, String position, String result) {
        assertThat(probe(game, position)).isEqualTo(new Run(Exit.DONE, result + "\n", ""));
    }

    @Test
    void theBestMovesAreInTheJson() {
        Run run =
                Run.damier(
                        "endgame",
                        "probe",
                        "italian",
                        "--position",
                        "W:WK1,K2:BK5",
                        "--json",
                        "--dir",
                        folder.toString());
        assertThat(run.out())
                .isEqualTo(
                        "{\"game\":\"italian\",\"position\":\"W:WK1,K2:BK5\",\"result\":\"win\","
                                + "\"plies\":1,\"moves\":[\"2x9\",\"1x10\"]}\n");
    }

    @Test
    void aPositionThatNoTableContainsIsReportedInOneLine() {
        assertThat(Run.damier("endgame", "probe", "italian"))
                .isEqualTo(
                        new Run(
                                Exit.FAILED,
                                "",
                                "the tables do not contain this position; damier endgame build"
                                        + " makes tables with more pieces\n"));
    }

    @Test
    void aBuildThatDoesNotFitIsRefusedInOneLine() {
        Run run = Run.damier("endgame", "build", "international", "7", "--dir", folder.toString());
        assertThat(run)
                .isEqualTo(
                        new Run(
                                Exit.FAILED,
                                "",
                                "endgame: a slice of this many pieces has too many positions\n"));
    }

    @Test
    void aGameWithoutTablesIsRefused() {
        for (String[] args :
                List.of(
                        new String[] {"endgame", "build", "othello", "4"},
                        new String[] {"endgame", "verify", "othello"},
                        new String[] {"endgame", "probe", "othello"})) {
            assertThat(Run.damier(args))
                    .isEqualTo(
                            new Run(
                                    Exit.BAD_INPUT,
                                    "",
                                    "game: Othello has no endgame tables; it has a solver (damier"
                                            + " solve)\n"));
        }
    }

    @Test
    void everyGameWithTablesIsVerified() {
        Run run = Run.damier("endgame", "verify", "--dir", folder.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("pass  italian: built in: up to 4 pieces, ");
        assertThat(run.out()).endsWith("13 games, 0 files in " + folder + ", 0 unusable\n");
    }
}
