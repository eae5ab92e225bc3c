package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class AnalyseCommandTest {
    private static final String GIFT =
            """
            [White "Léa"][FEN "W:W29,40,48,49:B20,15,3,8"][GameType "20"]
            1. 29-24 20x29 2. 49-43 *
            """;

    @TempDir private Path folder;

    @Test
    void everyMoveOfAPositionIsListedBestFirst() {
        Run run = Run.damier("analyse", "international", "--depth", "3");
        assertThat(run.exit()).isEqualTo(Exit.DONE);
        assertThat(run.out().lines()).hasSize(10).first().asString().startsWith("move");
    }

    @Test
    void aPositionIsPrintedAsJson() {
        Run run =
                Run.damier(
                        "analyse",
                        "international",
                        "--position",
                        "W:W29,40:B20,15",
                        "--depth",
                        "4",
                        "--json");
        assertThat(run.out()).startsWith("{\"game\":\"international\"").contains("\"line\":[\"");
    }

    @Test
    void aGameComesBackWithItsMistakesExplained() throws IOException {
        Path file = folder.resolve("game.pdn");
        Files.writeString(file, GIFT);
        Run run = Run.damier("analyse", "international", file.toString(), "--depth", "9");
        assertThat(run.err()).contains("1 games, 1 mistakes");
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("[White \"Léa\"]", "29-24??", "costs one piece after 29-24 20x29");
    }

    @Test
    void aGameIsWrittenToAFileOrAsJson() throws IOException {
        Path file = folder.resolve("game.pdn");
        Path annotated = folder.resolve("annotated.pdn");
        Files.writeString(file, GIFT);
        String[] asked = {"analyse", "international", file.toString(), "--depth", "5"};
        Run run = Run.damier(with(asked, "--out", annotated.toString()));
        assertThat(run.out()).startsWith("1 games, ");
        assertThat(annotated).content().contains("%eval");

        assertThat(Run.damier(with(asked, "--json")).out())
                .contains("\"white\":\"Léa\"", "\"judgement\":\"");
    }

    private static String[] with(String[] words, String... more) {
        String[] all = java.util.Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return all;
    }

    @Test
    void whatCannotBeReadIsNamed() {
        assertThat(Run.damier("analyse", "international", "missing.pdn").err())
                .isEqualTo("missing.pdn: there is no such file\n");
        assertThat(Run.damier("analyse", "international", "game.doc").err())
                .contains("game.doc: no format of games ends so");
        assertThat(Run.damier("analyse", "international", "--player", "nobody").err())
                .startsWith("player: unknown player 'nobody'");
    }
}
