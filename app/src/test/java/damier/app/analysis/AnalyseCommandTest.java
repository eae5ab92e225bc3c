package damier.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

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

    @Test
    void aGameOfOthelloIsAnnotatedInGgf() throws IOException {
        Path file = folder.resolve("game.ggf");
        Path annotated = folder.resolve("annotated.ggf");
        Files.writeString(
                file,
                "(;GM[Othello]PC[Damier]PB[Ada]PW[Bo]RE[?]TI[5]TY[8]"
                        + "BO[8 ---------------------------O*------*O--------------------------- *]"
                        + "B[F5]W[D6]B[C3]W[D3]B[C4]W[B3];)");
        Run run =
                Run.damier(
                        "analyse",
                        "othello",
                        file.toString(),
                        "--depth",
                        "4",
                        "--out",
                        annotated.toString());
        assertThat(run.out()).isEqualTo("1 games, 1 mistakes\n");
        assertThat(annotated)
                .content()
                .contains("PB[Ada]")
                .containsPattern("B\\[F5/-?\\d+\\.\\d\\d\\]")
                .containsPattern("W\\[B3/-[^\\]]*\\]C\\[[^\\]]* was better");
        assertThat(Run.damier("analyse", "othello", annotated.toString(), "--depth", "1").exit())
                .isEqualTo(Exit.DONE);
    }

    @Test
    void whatDoesNotFitOnTheScreenIsCounted() {
        List<String> lines = List.of("a", "b", "c", "d", "e");
        assertThat(LiveStandings.cut(lines, 6)).isEqualTo(lines);
        assertThat(LiveStandings.cut(lines, 5)).containsExactly("a", "b", "c", "and 2 more");
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
                .contains("game.doc: unknown file extension");
        assertThat(Run.damier("analyse", "international", "--player", "nobody").err())
                .startsWith("player: unknown player 'nobody'");
    }
}
