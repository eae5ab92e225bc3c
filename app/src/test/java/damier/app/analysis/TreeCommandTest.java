package damier.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.stream.Stream;

class TreeCommandTest {
    private static Run tree(String line) {
        return Run.damier(("tree " + line).split(" ", -1));
    }

    private static List<String> lines(String line) {
        Run run = tree(line);
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        return run.out().lines().toList();
    }

    @Test
    void everyNodeHasARowWhereThereIsRoom() {
        assertThat(lines("othello --player greedy --depth 1"))
                .containsExactly(
                        "move   depth  alpha  beta  value  left by    static  order  moves  not"
                                + " shown",
                        "Black      1   -inf   inf   3.00  all moves       -      -    4/4",
                        "├▸ d3      0   -inf   inf   3.00  horizon      3.00      1    0/3",
                        "├─ c4      0   -inf   inf   3.00  horizon      3.00      2    0/3",
                        "├─ f5      0   -inf   inf   3.00  horizon      3.00      3    0/3",
                        "└─ e6      0   -inf   inf   3.00  horizon      3.00      4    0/3",
                        "",
                        "          nodes  leaves  evaluations  alpha cutoffs  beta cutoffs  table"
                                + "  predicted  of minimax",
                        "minimax       4       4            4",
                        "searched      4       4            4              0             0      0"
                                + "          0      100.0%");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "7", "20", "100"})
    void rowsAreNoMoreThanAskedFor(String rows) {
        List<String> lines = lines("italian --player italian.fiorentino --depth 4 --lines " + rows);
        assertThat(lines.indexOf("")).isLessThanOrEqualTo(Integer.parseInt(rows) + 2);
        assertThat(lines).anyMatch(line -> line.endsWith("--lines and --fold show more"));
    }

    @Test
    void foldEndsTheRowsAtAPly() {
        List<String> lines =
                lines("italian --player italian.fiorentino --depth 4 --fold 1 --lines 1000");
        assertThat(lines.indexOf("")).isEqualTo(1 + 1 + 7 + 1);
        assertThat(lines.get(2)).startsWith("├▸ 21-18 ").endsWith(" 7/7        131");
    }

    @Test
    void pruningSearchesLessThanMinimaxWhichSearchesAll() {
        String all = lines("italian --player damier --depth 4").getLast();
        assertThat(all).matches("searched .* \\d\\d\\.\\d%");
        List<String> minimax =
                lines("othello --player othello.vieira[algorithm=minimax,ordering=none] --depth 3");
        assertThat(minimax.getLast()).startsWith("searched     72 ").endsWith(" 100.0%");
    }

    @Test
    void pruningOfTheEngineCanBeSwitchedOff() {
        String line = "italian --depth 7 --json --player ";
        JsonNode on = JsonMapper.shared().readTree(tree(line + "damier").out());
        JsonNode off = JsonMapper.shared().readTree(tree(line + "damier[probcut=off]").out());
        assertThat(on.get("ends").get("predicted").asInt()).isPositive();
        assertThat(off.get("ends").get("predicted").asInt()).isZero();
    }

    @Test
    void aNodeLeftBeforeItsMovesSaysWhy() {
        String line = "international --position W:W6,7,8:B45 --depth 6 --json";
        JsonNode root = JsonMapper.shared().readTree(tree(line).out()).get("root");
        assertThat(nodes(root).filter(node -> node.get("end").asString().equals("all moves")))
                .allSatisfy(node -> assertThat(node.get("searched").asInt()).isPositive());
        assertThat(nodes(root)).anyMatch(node -> node.get("end").asString().equals("nearer win"));
    }

    @Test
    void aSideThatMustPassIsNotCalledAGameThatIsOver() {
        String after =
                "e6 f6 d3 d6 g7 d2 c2 h8 d7 d8 c4 b1 e2 f5 f4 f3 g4 f2 g6 h7 f1 b4 g2 h2 d1 h3 b2"
                        + " a2 f7 f8";
        String line = "tree othello --player othello.vieira --depth 3 --json --after";
        String[] words =
                Stream.concat(Stream.of(line.split(" ")), Stream.of(after)).toArray(String[]::new);
        JsonNode root = JsonMapper.shared().readTree(Run.damier(words).out()).get("root");
        assertThat(nodes(root))
                .anyMatch(node -> node.get("end").asString().equals("at once"))
                .noneMatch(node -> node.get("legalMoves").asInt() > 0 && isCalledOver(node));
    }

    private static boolean isCalledOver(JsonNode node) {
        return node.get("end").asString().equals("game over");
    }

    private static Stream<JsonNode> nodes(JsonNode node) {
        return Stream.concat(
                Stream.of(node),
                node.get("children").valueStream().flatMap(TreeCommandTest::nodes));
    }

    @Test
    void jsonHoldsTheTreeUpToABound() {
        JsonNode tree =
                JsonMapper.shared()
                        .readTree(
                                tree("international --after 32-28 --depth 3 --max-nodes 50 --json")
                                        .out());
        assertThat(tree.get("maximiser").asString()).isEqualTo("black");
        assertThat(tree.get("recorded").asInt()).isBetween(9, 50);
        assertThat(tree.get("complete").asBoolean()).isFalse();
        assertThat(tree.get("root").get("children").size()).isGreaterThanOrEqualTo(9);
    }

    @Test
    void stepsShowDepthByDepthWhatOrderingGains() {
        List<String> lines =
                lines("international --player international.giordano-lefevre --depth 5 --steps");
        assertThat(lines).hasSize(6);
        assertThat(lines.getFirst())
                .isEqualTo("depth  move   value  nodes  in all  best first  gained  of minimax");
        assertThat(lines.getLast())
                .matches(" +5  31-27 +1\\.05 +4133 +5251 +2219 +46\\.3% +12\\.9%");
    }

    @Test
    void searchMethodsAreComparedOnOneTree() {
        List<String> lines = lines("italian --position W:WK11,30:B1 --depth 7 --methods");
        assertThat(lines.get(1)).matches("breadth-first +522 +374 +[0-9.]+  after 5 plies");
        assertThat(lines.get(2)).matches("depth-first +78 +22 +[0-9.]+  after 7 plies");
        assertThat(lines.get(3)).matches("iterative deepening +234 +17 +[0-9.]+  after 5 plies");
    }

    @Test
    void stepsAndMethodsArePrintedAsJson() {
        JsonNode steps =
                JsonMapper.shared().readTree(tree("italian --depth 2 --steps --json").out());
        assertThat(steps.get("steps").get(1).get("minimax").asInt()).isEqualTo(56);
        JsonNode methods =
                JsonMapper.shared().readTree(tree("italian --depth 2 --methods --json").out());
        assertThat(methods.get("methods").get("breadth-first").get("nodes").asInt()).isEqualTo(56);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "italian | damier: missing --depth (see damier tree --help)",
                "italian --depth 0 | --depth: '0' is not a whole number from 1",
                "italian --depth 2 --lines x | --lines: 'x' is not a whole number from 1",
                "italian --depth 2 --fold -1 | --fold: '-1' is not a whole number from 1",
                "italian --depth 2 --max-nodes 0 | --max-nodes: '0' is not a whole number from 1",
                "italian --depth 2 --player random | player: random searches no tree",
                "italian --depth 2 --player nobody | player: unknown player 'nobody'",
                "italian --depth 2 --player othello.vieira | player: othello.vieira plays othello",
                "italian --depth 2 --player damier[x=1] | player: damier[x=1]: option 'x'",
                "italian --depth 2 --steps --methods | --steps: cannot be combined with --methods",
                "italian --depth 2 --steps --player random | player: random does not deepen",
                "international --depth 2 --position W:W16:B7,11 | position: the game is over",
            })
    void wrongUsageIsNamedInOneLine(String line, String fault) {
        var run = tree(line);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith(fault).hasLineCount(1);
    }
}
