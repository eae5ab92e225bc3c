package damier.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import damier.core.Game;
import damier.core.Limits;
import damier.draughts.eval.DraughtsEvaluator;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.weights.WeightFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class WeightsSchemeTest {
    @TempDir private Path folder;
    private final EngineFactory italian = new Engines(new Games()).byId("italian");

    private PlayerFactory player(EngineFactory kind, String text) {
        return PlayerSpecs.parse(kind, text, List.of(new WeightsScheme()));
    }

    /** A file of weights of the program's own. */
    private Path weights(String replaced, String by) throws IOException {
        byte[] content = WeightFile.resource(DraughtsEvaluator.class, "russian.weights");
        String text = new String(content, ISO_8859_1);
        return Files.writeString(folder.resolve("w"), text.replace(replaced, by), ISO_8859_1);
    }

    @Test
    void anEngineCanHaveTheWeightsOfAFile() throws IOException {
        EngineFactory other = WeightsScheme.withWeights(italian, weights("man ", "man "));
        assertThat(start(other)).isNotEqualTo(start(italian));
        try (Player player =
                player(italian, "weights:" + weights("man ", "man ") + "[depth=2]").create()) {
            assertThat(player.choose(new Game(italian.game()), Limits.INFINITE).depth())
                    .isEqualTo(2);
        }
    }

    private static List<?> start(EngineFactory kind) {
        return kind.evaluator().features(new Game(kind.game()).position());
    }

    @Test
    void faultsNameTheFileAndTheLine() throws IOException {
        Path wrong = weights("\nking ", "\nqueen ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player(italian, "weights:" + wrong))
                .withMessageMatching(".*w:\\d+: unknown feature queen");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player(italian, "weights:none.weights"))
                .withMessage("none.weights: cannot be read as a file of weights");
    }

    @Test
    void browsersAndOthersThatPassNoSchemesReadNoFiles() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerSpecs.parse(italian, "weights:/etc/passwd"))
                .withMessageStartingWith("unknown player");
    }
}
