package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.List;

class SearchCommandsTest {
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
