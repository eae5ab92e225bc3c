package damier.students;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Map;

class FeatureWeightsTest {
    private static final String SOURCE =
            """
            class My {
                @Feature(weight = 10)
                int men(DraughtsBoard board) {
                    return board.men().size();
                }

                @Feature public static double kings(DraughtsBoard board) { return 1; }

                @Feature(weight = 3) int edge(Board board) { return men(board); }
            }
            """;

    @Test
    void weightsAreReplacedAndNothingElse() {
        assertThat(FeatureWeights.replace(SOURCE, Map.of("men", 12.5, "kings", -0.25)))
                .isEqualTo(
                        SOURCE.replace("@Feature(weight = 10)", "@Feature(weight = 12.5)")
                                .replace(
                                        "@Feature public static double kings",
                                        "@Feature(weight = -0.25) public static double kings"));
    }

    @Test
    void withoutWeightsTheFileStaysAsItIs() {
        assertThat(FeatureWeights.replace(SOURCE, Map.of())).isEqualTo(SOURCE);
    }
}
