package damier.weights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class WeightFileTest {
    private static final List<String> NAMES = List.of("man", "king");

    @Test
    void rowsComeInTheOrderOfTheNames() {
        String text =
                """
                # two phases
                king 290 300.5
                man  100 -1    # a comment
                """;
        assertThat(WeightFile.parse("x", text, NAMES, 2))
                .isDeepEqualTo(new double[][] {{100, -1}, {290, 300.5}});
    }

    @ParameterizedTest
    @CsvSource({
        "'man 1 2', 'x:1: no line for feature king'",
        "'man 1 2|queen 1 2', 'x:2: unknown feature queen'",
        "'man 1 2|#|man 1 2', 'x:3: feature man comes twice'",
        "'man 1', 'x:1: man has 1 weights, not 2'",
        "'man 1 two', 'x:1: two is not a number'"
    })
    void faultsNameFileAndLine(String lines, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WeightFile.parse("x", lines.replace('|', '\n'), NAMES, 2))
                .withMessage(message);
    }

    @Test
    void missingFileIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WeightFile.text(WeightFile.class, "x.weights"))
                .withMessage("x.weights: no such file of weights");
    }
}
