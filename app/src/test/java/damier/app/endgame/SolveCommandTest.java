package damier.app.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.core.EndgameSolver;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
import java.util.stream.Stream;

/** The positions are from the FFO endgame test suite. */
class SolveCommandTest {
    private static final String FFO_1 =
            "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    private static final String FFO_2 =
            "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X";
    private static final String FFO_40 =
            "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

    @TempDir private Path folder;

    private Path file(String... lines) throws IOException {
        return Files.writeString(folder.resolve("some.obf"), String.join("\n", lines) + "\n");
    }

    private static Run solve(Path file, String... more) {
        return Run.damier(
                Stream.concat(Stream.of("solve", file.toString()), Stream.of(more))
                        .toArray(String[]::new));
    }

    private static Run solve(String position, String... more) {
        return Run.damier(
                Stream.concat(Stream.of("solve", "--position", position), Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void everyLineIsSolvedButTheWrongOneIsNamed() throws IOException {
        Path file = file(FFO_1 + "; g8:+18; h1:+12;", "no board", FFO_2 + "; a4:+10;");
        Run run = solve(file, "--threads", "2");
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.err()).startsWith(file + ":2:").hasLineCount(1);
        assertThat(run.out())
                .matches(
                        """
                        score 18 move g8 nodes \\d+ time \\d+\\.\\d{3}
                        score 10 move a4 nodes \\d+ time \\d+\\.\\d{3}
                        2 of 2 positions proven, \\d+ nodes, \\d+\\.\\d{3} s, \\d+\\.\\d Mn/s
                        2 of 2 agree with the expected scores
                        """);
    }

    @Test
    void aScoreThatIsNotTheExpectedOneIsAFailure() throws IOException {
        Run run = solve(file(FFO_1 + "; g8:+18;", FFO_2 + "; a4:+12;"));
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.err()).isEqualTo("position 2: expected 12, found 10\n");
        assertThat(run.out()).endsWith("1 of 2 agree with the expected scores\n");
    }

    @Test
    void everyMoveHasItsScoreBestFirst() throws IOException {
        Path file = file(FFO_1 + "; g8:+18; h1:+12; h7:+6; a2:+6; a3:+4; b1:-4; a4:-22; g2:-24;");
        Run run = solve(file, "--all");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("move g8 score 18\nmove h1 score 12\n")
                .contains("\nmove g2 score -24\n", "\nscore 18 move g8 nodes ")
                .endsWith("\n1 of 1 agree with the expected scores\n");
        Run wrong = solve(file(FFO_1 + "; g8:+18; h1:+14;"), "--all");
        assertThat(wrong.err()).isEqualTo("position 1: h1: expected 14, found 12\n");
    }

    @Test
    void onlyTheResultIsFoundOnRequest() {
        Run run = solve(FFO_1, "--wld");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("score win move ");
        assertThat(solve(FFO_1, "--wld", "--all").out()).contains("move g2 score loss\n");
    }

    @Test
    void anUnfinishedPositionHasItsConfidence() {
        Run run = solve(FFO_40, "--time", "1ms");
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.out())
                .containsPattern(
                        "confidence \\d\\d?% score \\S+ move \\S+ nodes \\d+ time \\S+\n"
                                + "0 of 1 positions proven, ");
    }

    @Test
    void aFinishedGameHasAScoreAndNoMove() {
        String full = "X".repeat(40) + "O".repeat(24) + " X";
        for (Run run : List.of(solve(full), solve(full, "--all"))) {
            assertThat(run.exit()).isZero();
            assertThat(run.out()).startsWith("score 16 move - nodes ");
        }
    }

    @Test
    void theJsonHasEveryPosition() throws IOException {
        Run run = solve(file(FFO_1 + "; g8:+18;", FFO_2), "--json");
        assertThat(run.exit()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertThat(answer.get("proven").asInt()).isEqualTo(2);
        assertThat(answer.get("compared").asInt()).isEqualTo(1);
        assertThat(answer.get("agreed").asInt()).isEqualTo(1);
        JsonNode first = answer.get("positions").get(0);
        assertThat(first.get("position").asString()).isEqualTo(FFO_1);
        assertThat(first.get("score").asString()).isEqualTo("18");
        assertThat(first.get("move").asString()).isEqualTo("g8");
        assertThat(first.get("confidence").asInt()).isEqualTo(100);
    }

    /** Completes a first pass and is then interrupted. */
    private static final class InterruptedSolver implements EndgameSolver<Position> {
        private final long move;
        private Runnable interrupt = () -> {};

        InterruptedSolver(long move) {
            this.move = move;
        }

        @Override
        public long expectedNodes(Position at) {
            return 1;
        }

        @Override
        public void solve(Position at, Request request) {
            assertThat(request.stop().test(1000)).isFalse();
            request.listener().accept(new Pass(73, List.of(new Line(3800, List.of(move))), 1000));
            interrupt.run();
            assertThat(request.stop().test(500)).isTrue();
        }

        @Override
        public void clear() {}
    }

    @Test
    void ctrlCKeepsTheResultsSoFar() {
        var out = new StringWriter();
        var err = new StringWriter();
        var command = new SolveCommand();
        new CommandLine(command).setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        GameDefinition othello = new Games().byId("othello");
        Position position = othello.notation().position(FFO_40);
        var solver = new InterruptedSolver(othello.notation().move(position, "a2"));
        var settings = new SolveRun.Settings(EndgameSolver.Goal.SCORE, false, 1, Long.MAX_VALUE);
        var run = new SolveRun(solver, settings, command, new JsonOption());
        solver.interrupt = run::stop;
        var tasks = new ArrayList<SolveTask>();
        tasks.add(new SolveTask(othello, position));
        tasks.add(new SolveTask(othello, position));
        assertThat(run.run(tasks)).isEqualTo(Exit.INTERRUPTED);
        assertThat(out.toString())
                .matches(
                        """
                        confidence 73% score 38 move a2
                        confidence 73% score 38 move a2 nodes 1500 time \\d+\\.\\d{3}
                        0 of 2 positions proven, 1500 nodes, .*
                        """);
        assertThat(err.toString()).isEqualTo("stopped: these are the results so far\n");
    }

    @Test
    void aGameWithoutASolverIsRefused() {
        assertThat(solve("W:W31:B1", "--game", "italian"))
                .isEqualTo(
                        new Run(
                                Exit.BAD_INPUT,
                                "",
                                "game: Italian draughts has no solver; it has endgame tables"
                                        + " (damier endgame)\n"));
    }
}
