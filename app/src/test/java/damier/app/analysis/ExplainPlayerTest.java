package damier.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import damier.app.Run;
import damier.draughts.eval.DraughtsEvaluator;
import damier.weights.WeightFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class ExplainPlayerTest {
    private static Run explain(String... options) {
        String[] args = new String[options.length + 1];
        args[0] = "explain";
        System.arraycopy(options, 0, args, 1, options.length);
        return Run.damier(args);
    }

    @Test
    void featuresAddUpToTheEvaluationOfTheSideToMove() {
        assertThat(
                        explain(
                                        "italian",
                                        "--after",
                                        "21-18 12-15 23-19",
                                        "--player",
                                        "italian.fiorentino")
                                .out())
                .isEqualTo(
                        """
                        name      value  weight  contribution
                        men           0       2             0
                        kings         0       3             0
                        centre        0     0.2             0
                        arrows        1     0.5           0.5
                        progress     -1     0.2          -0.2
                        back          0       1             0
                        threats      -1     1.3          -1.3
                        mobility     -1     0.2          -0.2
                        evaluation -1.2
                        """);
    }

    @Test
    void bothSidesAreShownWhereEachIsCountedByItself() {
        assertThat(explain("othello", "--after", "f5", "--player", "othello.vieira").out())
                .isEqualTo(
                        """
                        Black
                        name   value  weight  contribution
                        moves      3      50           150
                        discs      4     -10           -40
                        bonus      4       5            20
                        evaluation 130
                        White, to move
                        name   value  weight  contribution
                        moves      3      50           150
                        discs      1     -10           -10
                        bonus      0       5             0
                        evaluation 140
                        """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:W31,K5:B12,K46", "B:W31,K5:B12,K46", "B:W31,32,33:B12,13,14,15"})
    void engineCountsInMenForTheSideToMove(String position) {
        var run = explain("international", "--position", position, "--player", "damier", "--json");
        JsonNode evaluations = JsonMapper.shared().readTree(run.out()).get("evaluations");
        assertThat(evaluations.size()).isEqualTo(1);
        JsonNode evaluation = evaluations.get(0);
        double sum = 0;
        for (JsonNode feature : evaluation.get("features")) {
            sum += feature.get("contribution").asDouble();
            if (feature.get("name").asString().equals("move")) {
                assertThat(feature.get("value").asDouble()).isEqualTo(1);
            }
        }
        assertThat(evaluation.get("evaluation").asDouble()).isCloseTo(sum, within(0.02));
    }

    @Test
    void weightsOfAFileAreShownFeatureByFeature(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("new.weights");
        Files.writeString(
                file,
                new String(
                                WeightFile.resource(DraughtsEvaluator.class, "russian.weights"),
                                ISO_8859_1)
                        .replaceFirst("(?m)^man .*$", "man 300 300"),
                ISO_8859_1);
        String position = "W:Wc3,e3:Bd6";
        var run = explain("russian", "--position", position, "--player", "weights:" + file);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out())
                .containsPattern("(?m)^man +1 +3 +3$")
                .containsPattern("(?m)^evaluation [\\d.]+$");
        var ours = explain("russian", "--position", position, "--player", "damier");
        assertThat(ours.out()).doesNotContainPattern("(?m)^man +1 +3 +3$");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "international.giordano-lefevre",
                "international.gosgens-sommers",
                "international.gosgens-sommers-v0",
                "international.le-minh",
                "greedy",
                "damier[reductions=off]"
            })
    void everyPlayerThatEvaluatesSaysHow(String player) {
        var run = explain("international", "--player", player);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().toList().getLast()).matches("evaluation -?\\d+(\\.\\d+)?");
        assertThat(run.out().lines()).anyMatch(line -> line.matches("[a-z0-9-]+( +-?[0-9.]+){3}"));
    }

    @Test
    void moveIsExplainedBesideTheEvaluation() {
        assertThat(explain("international", "--player", "greedy", "--move", "32-28").out())
                .startsWith("32-28 is legal\n")
                .endsWith("evaluation 0\n");
    }
}
