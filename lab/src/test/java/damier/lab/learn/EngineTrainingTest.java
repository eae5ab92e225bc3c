package damier.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import damier.core.Game;
import damier.core.Learnable;
import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class EngineTrainingTest {
    private static final int GAMES = 300;

    /** Knows nothing but men, and thinks them a burden. */
    private static final byte[] UPSIDE_DOWN =
            Stream.of(
                            "move king first-king tempo imbalance mobility safe-mobility blocked",
                            "locked-edge captures runaway-1 runaway-2 runaway-3 king-mobility",
                            "safe-king-mobility opposition")
                    .flatMap(line -> Stream.of(line.split(" ", -1)))
                    .map(name -> name + " 0 0\n")
                    .collect(joining("", "man -60 -60\n", ""))
                    .getBytes(UTF_8);

    private static final EngineFactory INTERNATIONAL =
            new Engines(new Games()).byId("international");

    @TempDir private static Path folder;
    private static Path games;

    @BeforeAll
    static void play() throws IOException {
        games = folder.resolve("x.games");
        play(INTERNATIONAL, games, GAMES);
    }

    private static void play(EngineFactory kind, Path file, int count) throws IOException {
        try (var store = new LearningGames(file, kind.game().id())) {
            SelfPlay.ofEngine(kind, RandomPlies.STANDARD, Limits.nodes(60), 1)
                    .play(store, count, 2);
        }
    }

    @Test
    void weightsThatCountAManForABurdenLearnBetter() throws IOException {
        EngineTraining training = training(start(), games, options(0.5, false, 1));
        assertThat(training.games()).isEqualTo(GAMES);
        double loss = training.loss();
        training.learn(1, 2);
        training.learn(2, 2);
        assertThat(training.loss()).isLessThan(loss);
        byte[] learned = training.file("learned\nhere");
        assertThat(lead(learned)).isGreaterThan(lead(UPSIDE_DOWN) + 20);
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws IOException {
        byte[] alone = trained(1);
        assertThat(trained(2)).isEqualTo(alone);
        assertThat(trained(5)).isEqualTo(alone);
    }

    private byte[] trained(int threads) throws IOException {
        EngineTraining training = training(start(), games, options(0.9, true, threads));
        training.learn(1, 1);
        return training.file("");
    }

    @Test
    void aHiddenLayerGoesOnLearning() throws IOException {
        EngineTraining training = training(start(), games, options(0.9, true, 2));
        training.learn(1, 1);
        Learnable<Position> learned = learnable(training.file(""));
        float[] outputs = learned.hiddenLayer().orElseThrow().outputs();
        assertThat(outputs).doesNotContain(0);
        EngineTraining again = training(learned, games, options(0.9, false, 2));
        again.learn(1, 1);
        Learnable<Position> more = learnable(again.file(""));
        assertThat(more.hiddenLayer().orElseThrow().outputs())
                .hasSameSizeAs(outputs)
                .isNotEqualTo(outputs)
                .doesNotContain(0);
    }

    private Learnable<Position> start() {
        return learnable(UPSIDE_DOWN);
    }

    private Learnable<Position> learnable(byte[] weights) {
        return INTERNATIONAL.game().evaluators().learnable("before", weights).orElseThrow();
    }

    private static EngineTraining.Options options(double share, boolean layer, int threads) {
        return new EngineTraining.Options(share, 1, layer, threads);
    }

    private EngineTraining training(
            Learnable<Position> start, Path file, EngineTraining.Options options)
            throws IOException {
        return new EngineTraining(INTERNATIONAL.game(), start, List.of(file), options);
    }

    private int lead(byte[] weights) {
        EngineFactory kind = INTERNATIONAL.withWeights("w", weights);
        Position ahead = kind.game().notation().position("W:W31,32,33,38,39,43,48:B1,2,3,8,9,13");
        return kind.evaluator().evaluate(new Game(kind.game(), ahead).position());
    }

    @Test
    void gamesKeptApartAreNotLearnedFrom() throws IOException {
        Path few = folder.resolve("few");
        play(INTERNATIONAL, few, 1);
        Learnable<Position> start = INTERNATIONAL.game().evaluators().learnable().orElseThrow();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> training(start, few, options(0, false, 1)))
                .withMessage("only 1 games, of 0 positions to learn from: play more");
    }
}
