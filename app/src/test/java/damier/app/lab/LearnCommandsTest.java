package damier.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import damier.app.Run;
import damier.app.command.Exit;
import damier.draughts.eval.DraughtsEvaluator;
import damier.weights.WeightFile;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The way from games against itself to weights that have to prove themselves. */
class LearnCommandsTest {
    @TempDir private Path folder;
    private String games;
    private String learned;

    /** Weights of a game in which men are a burden. */
    private String perverse;

    @BeforeEach
    void makeFiles() throws IOException {
        games = folder.resolve("first.games").toString();
        learned = folder.resolve("new.weights").toString();
        perverse = folder.resolve("perverse.weights").toString();
        byte[] content = WeightFile.resource(DraughtsEvaluator.class, "russian.weights");
        String named = new String(content, ISO_8859_1).replaceFirst("(?s)\npatterns.*", "\n");
        Files.writeString(
                Path.of(perverse), named.replaceAll("(?m)^(man|king) .*$", "$1 -100 -100"));
    }

    private Run selfplay(int count) {
        return Run.damier(
                "selfplay", "russian", "--games", "" + count, "--nodes", "50", "--out", games);
    }

    private Run train(String... options) {
        List<String> arguments = new ArrayList<>();
        arguments.addAll(List.of("train", "russian", games, "--weights", perverse));
        arguments.addAll(List.of("--epochs", "2", "--out", learned));
        arguments.addAll(List.of(options));
        return Run.damier(arguments.toArray(String[]::new));
    }

    private Run gate(String weights, String... options) {
        List<String> arguments = new ArrayList<>();
        arguments.addAll(List.of("gate", "russian", weights, "--games", "400"));
        arguments.addAll(List.of("--nodes", "50", "--time", "3ms", "--concurrency", "2"));
        arguments.addAll(List.of(options));
        return Run.damier(arguments.toArray(String[]::new));
    }

    private String programsWeights() throws IOException {
        Path file = folder.resolve("program.weights");
        Files.write(file, WeightFile.resource(DraughtsEvaluator.class, "russian.weights"));
        return file.toString();
    }

    @Test
    void gamesBecomeWeightsAndWeightsAPlayer() throws IOException {
        Run played = selfplay(200);
        assertThat(played.exit()).isZero();
        assertThat(played.out()).isEqualTo("200 games in " + games + ", 200 of them new\n");
        Run trained = train();
        assertThat(trained.exit()).isZero();
        assertThat(trained.out())
                .matches(
                        """
                        200 games, \\d+ positions, loss \\d\\.\\d+
                        epoch 1: loss 0\\.\\d+
                        epoch 2: loss 0\\.\\d+
                        weights: .*new\\.weights
                        """);
        assertThat(Files.readString(Path.of(learned), ISO_8859_1))
                .startsWith(
                        "# Hundredths, by stage of the game: learned from 200 games of russian");
        Run asked =
                Run.damier("bestmove", "russian", "--player", "weights:" + learned, "--depth", "3");
        assertThat(asked.exit()).isZero();
        assertThat(asked.out()).contains("bestmove ");
    }

    @Test
    void reportShowsWhatTheWeightsPredict() throws IOException {
        selfplay(100);
        Path report = folder.resolve("report");
        Run trained = train("--report", report.toString());
        assertThat(trained.out()).contains("report: " + report.resolve("index.html"));
        String page = Files.readString(report.resolve("index.html"));
        String command = "train russian %s --weights %s".formatted(games, perverse);
        assertThat(page)
                .contains("Training of russian", "damier " + command)
                .contains("id=\"loss\"", "id=\"calibration\"", "id=\"stages\"", "id=\"sizes\"");
    }

    @Test
    void moreGamesAreAddedToThoseThatAreThere() {
        selfplay(3);
        assertThat(selfplay(5).out()).isEqualTo("5 games in " + games + ", 2 of them new\n");
    }

    @Test
    void tooFewGamesAreReported() {
        selfplay(2);
        Run trained = train();
        assertThat(trained.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(trained.err()).startsWith("train: only 2 games, of ").endsWith("play more\n");
    }

    @Test
    void weightsThatPlayWorseDoNotPassTheGate() {
        Run gate = gate(perverse);
        assertThat(gate.exit()).isEqualTo(Exit.FAILED);
        assertThat(gate.out())
                .containsOnlyOnce("test of normalised Elo 0.0 against 10.0: failed\n")
                .doesNotContain("passed");
    }

    @Test
    void betterWeightsPassBothTestsAndThenMeetStrangers() throws IOException {
        String[] options = {"--base", perverse, "--against", "greedy", "--against-games", "4"};
        Run gate = gate(programsWeights(), options);
        assertThat(gate.exit()).as(gate.out() + gate.err()).isZero();
        assertThat(gate.out().split("against 10.0: passed", -1)).hasSize(3);
        assertThat(gate.out()).contains("program.weights - greedy: ");
    }

    @Test
    void gateIsResumedFromItsFolder() throws IOException {
        String kept = folder.resolve("gate").toString();
        String better = programsWeights();
        Run first = gate(better, "--base", perverse, "--out", kept);
        Run again = gate(better, "--base", perverse, "--out", kept);
        assertThat(again.exit()).as(again.err()).isZero();
        assertThat(again.out()).doesNotContain("games played");
        assertThat(again.out().lines().filter(line -> line.contains(" - weights:")))
                .containsExactlyElementsOf(
                        first.out().lines().filter(line -> line.contains(" - weights:")).toList());
        Run other = gate(perverse, "--out", kept);
        assertThat(other.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(other.err()).startsWith("A: the match was begun with weights:" + better);
    }
}
