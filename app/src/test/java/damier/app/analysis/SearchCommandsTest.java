package damier.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class SearchCommandsTest {
    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "international --depth 5 | \\d\\d-\\d\\d | -?\\d+\\.\\d\\d",
                "othello --nodes 3000 | [a-h][1-8] | -?\\d+\\.\\d\\d",
                "italian --time 50ms | \\d\\d-\\d\\d | -?\\d+\\.\\d\\d",
                "russian --clock 1s+10ms | [a-h][1-8]-[a-h][1-8] | -?\\d+\\.\\d\\d",
                "international --position W:WK11,16,22:B1,31 --depth 8 | 11-7 | win:5",
                "international --position B:WK7,16,22:B1,31 --depth 8 | 1x12 | loss:4",
                "international --after 32-28_19-23 --depth 3 | 28x19 | .*",
                "italian --player random | \\d\\d-\\d\\d | -",
                "italian --player italian.fiorentino --depth 4 | \\d\\d-\\d\\d | -?\\d+\\.\\d\\d",
                "othello --player damier[depth=3,nodes=500] | [a-h][1-8] | .*",
            })
    void lastLineIsTheBestMove(String line, String move, String score) {
        var run = bestMove(line);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().toList().getLast())
                .matches(
                        "bestmove %s score %s depth \\d+ nodes \\d+ time \\d+\\.\\d{3}"
                                .formatted(move, score));
    }

    @Test
    void everyIterationHasALine() {
        List<String> lines = bestMove("italian --depth 4").out().lines().toList();
        assertThat(lines).hasSize(5);
        assertThat(lines.get(3))
                .matches("depth 4 score \\S+ nodes \\d+ time \\d\\.\\d{3} moves( \\S+){4,}");
    }

    @Test
    void severalBestMovesAreListedForEveryIteration() {
        List<String> lines = bestMove("international --depth 3 --lines 2").out().lines().toList();
        assertThat(lines).hasSize(7);
        assertThat(lines.get(4)).startsWith("depth 3 line 1 score ");
        assertThat(lines.get(5)).startsWith("depth 3 line 2 score ");
    }

    @Test
    void bestMoveIsPrintedAsJson() {
        var run = bestMove("international --depth 4 --lines 3 --json");
        assertThat(run.out()).hasLineCount(1);
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertThat(answer.get("game").asString()).isEqualTo("international");
        assertThat(answer.get("depth").asInt()).isEqualTo(4);
        assertThat(answer.get("lines").size()).isEqualTo(3);
        assertThat(answer.get("move").asString())
                .isEqualTo(answer.get("lines").get(0).get("moves").get(0).asString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "international --depth 6",
                "international --time 30ms",
                "international --nodes 20000 --lines 3",
                "international --player damier[level=1,seed=1]",
                "international --player damier[level=1,seed=2]",
                "international --player damier[level=2,seed=3] --lines 3",
                "international --player damier[variety=on,seed=4] --depth 4",
                "othello --player damier[level=1,seed=5] --after f5",
                "othello --player greedy",
                "italian --player random",
                "italian --player uninformed --depth 3",
                "italian --player italian.fiorentino --depth 4",
                "italian --player italian.fiorentino --time 20ms",
            })
    void firstLineInJsonIsThatOfTheMove(String line) {
        var run = bestMove(line + " --json");
        assertThat(run.exit()).as(run.err()).isZero();
        assertConsistent(JsonMapper.shared().readTree(run.out()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "info depth=3 score=0.10 pv=\"32-28 19-23\" ; done move=32-28 | 0.10 | 3",
                "info depth=3 score=0.10 pv=32-28 ; done move=33-28 | - | 3",
                "info depth=3 score=0.10 ; done move=33-28 | 0.10 | 3",
                "info depth=4 pv-index=1 score=0.2 pv=33-28 ; info depth=3 pv-index=2 score=0.1"
                        + " pv=32-28 ; done move=32-28 | 0.10 | 3",
                "done move=32-28 | - | 0",
            })
    void firstLineOfAHubEngineIsThatOfItsMove(String said, String score, int depth)
            throws IOException {
        String lines = "echo '" + said.replace(" ; ", "'; echo '") + "';";
        Path script = script("hub) echo wait;; init) echo ready;; go) " + lines, "international");
        var run = Run.damier("bestmove", "international", "--player", "hub:sh " + script, "--json");
        assertThat(run.exit()).as(run.err()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertConsistent(answer);
        assertThat(answer.get("score").asString()).isEqualTo(score);
        assertThat(answer.get("depth").asInt()).isEqualTo(depth);
    }

    @Test
    void linesOfAnNBoardEngineAreNumberedByTheirRank() throws IOException {
        String hints =
                "echo 'search D3 -1 0 4'; echo 'search C4 0 0 4'; echo 'search E6 1 0 4';"
                        + " echo 'search F5 2.5 0 4';";
        Path script = script("ping) echo pong $rest;; hint) " + hints, "othello");
        var run =
                Run.damier(
                        "bestmove",
                        "othello",
                        "--player",
                        "nboard:sh " + script,
                        "--lines",
                        "4",
                        "--depth",
                        "4",
                        "--json");
        assertThat(run.exit()).as(run.err()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertConsistent(answer);
        List<String> moves = new ArrayList<>();
        answer.get("lines").forEach(line -> moves.add(line.get("moves").get(0).asString()));
        assertThat(moves).containsExactly("f5", "e6", "c4", "d3");
    }

    @Test
    void firstLineOfAnNBoardEngineIsThatOfItsMove() throws IOException {
        String said = "echo 'search F5 2.5 0 4'; echo 'search D3 1 0 3'; echo '=== D3';";
        Path script = script("ping) echo pong $rest;; go) " + said, "othello");
        var run = Run.damier("bestmove", "othello", "--player", "nboard:sh " + script, "--json");
        assertThat(run.exit()).as(run.err()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertConsistent(answer);
        assertThat(answer.get("score").asString()).isEqualTo("1.00");
        assertThat(answer.get("depth").asInt()).isEqualTo(3);
    }

    /** A program of the shell that answers commands as its cases say. */
    private Path script(String cases, String name) throws IOException {
        return Files.writeString(
                folder.resolve(name + ".sh"),
                "while read -r command rest; do case \"$command\" in quit) exit;; %s\n;; esac; done"
                        .formatted(cases));
    }

    private static void assertConsistent(JsonNode answer) {
        JsonNode lines = answer.get("lines");
        for (int i = 0; i < lines.size(); i++) {
            assertThat(lines.get(i).get("line").asInt()).as(answer.toString()).isEqualTo(i + 1);
        }
        JsonNode first = lines.get(0);
        assertThat(first.get("moves").get(0)).as(answer.toString()).isEqualTo(answer.get("move"));
        assertThat(first.get("score")).as(answer.toString()).isEqualTo(answer.get("score"));
        assertThat(first.get("depth")).as(answer.toString()).isEqualTo(answer.get("depth"));
    }

    @Test
    void classicPlayersGiveAnAccountInJson() {
        var run = bestMove("italian --player italian.fiorentino --depth 4 --json");
        JsonNode account = JsonMapper.shared().readTree(run.out()).get("account");
        assertThat(account.get("leaves").asLong()).isPositive();
        assertThat(account.get("evaluations").asLong()).isPositive();
        assertThat(account.get("cutoffs").asLong()).isPositive();
        assertThat(account.get("branching").asDouble()).isBetween(1.0, 10.0);
        assertThat(account.get("features").get(0).get("name").asString()).isEqualTo("men");
        assertThat(account.get("features").get(0).get("weight").asDouble()).isEqualTo(2);
        JsonNode ofEngine =
                JsonMapper.shared().readTree(bestMove("italian --depth 2 --json").out());
        assertThat(ofEngine.get("account").isNull()).isTrue();
    }

    @Test
    void exactScoresHaveAConfidenceAndEstimatesHaveNone() {
        String won = "italian --position W:WK1,K5:BK32 --depth 3";
        assertThat(bestMove(won).out())
                .contains(" score win:11 confidence 100% nodes ")
                .containsPattern("\nbestmove \\S+ score win:11 depth \\d+ nodes \\d+ time ");
        JsonNode exact = JsonMapper.shared().readTree(bestMove(won + " --json").out());
        assertThat(exact.get("confidence").asInt()).isEqualTo(100);
        assertThat(exact.get("lines").get(0).get("confidence").asInt()).isEqualTo(100);
        assertThat(bestMove("italian --depth 3").out()).doesNotContain("confidence");
        JsonNode estimate =
                JsonMapper.shared().readTree(bestMove("italian --depth 3 --json").out());
        assertThat(estimate.get("confidence").asInt()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "othello"})
    void benchCountsTheSameNodesInEveryRun(String game) {
        var first = Run.damier("bench", game);
        var second = Run.damier("bench", game);
        assertThat(first.exit()).isZero();
        assertThat(first.err()).isEmpty();
        assertThat(first.out())
                .matches("%s: \\d+ nodes, .*\nBench: \\d{6,8}\n\\d+\\.\\d Mn/s\n".formatted(game));
        assertThat(nodes(second)).isEqualTo(nodes(first));
    }

    private static String nodes(Run run) {
        return run.out().replaceAll("(?s).*Bench: (\\d+)\n.*", "$1");
    }

    /** Blanks inside an argument are written as underscores. */
    private static Run bestMove(String line) {
        String[] args = ("bestmove " + line).split(" ", -1);
        for (int i = 0; i < args.length; i++) {
            args[i] = args[i].replace('_', ' ');
        }
        return Run.damier(args);
    }
}
