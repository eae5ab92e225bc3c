package damier.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import static java.util.stream.Collectors.joining;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class TrainerTest {
    private static final int GAMES = 300;

    /** Knows nothing but men, and thinks them a burden. */
    private static final String UPSIDE_DOWN =
            Stream.of(
                            "move king first-king tempo imbalance mobility safe-mobility blocked",
                            "locked-edge captures back-rank golden centre edge key-square",
                            "supported triangle isolated outpost supported-outpost runaway-1",
                            "runaway-2 runaway-3 king-mobility king-diagonal opposition")
                    .flatMap(line -> Stream.of(line.split(" ", -1)))
                    .map(name -> name + " 0 0\n")
                    .collect(joining("", "man -60 -60\n", ""));

    @TempDir private Path folder;
    private Path games;
    private final EngineFactory international = new Engines(new Games()).byId("international");

    @BeforeEach
    void play() throws IOException {
        games = folder.resolve("x.games");
        play(international, games, GAMES);
    }

    private static void play(EngineFactory kind, Path file, int count) throws IOException {
        try (var store = new LearningGames(file, kind.game().id())) {
            SelfPlay.ofEngine(kind, RandomPlies.STANDARD, Limits.nodes(60), 1)
                    .play(store, count, 2);
        }
    }

    @Test
    void weightsThatCountAManForABurdenLearnBetter() throws IOException {
        EngineFactory before = international.withWeights("before", UPSIDE_DOWN);
        Trainer trainer = Trainer.ofEngine(before, List.of(games), 0.5);
        assertThat(trainer.games()).isEqualTo(GAMES);
        double loss = trainer.loss();
        trainer.learn(1);
        trainer.learn(2);
        assertThat(trainer.loss()).isLessThan(loss);
        EngineFactory learned =
                before.withWeights("learned", trainer.text(before, "learned\nhere"));
        assertThat(lead(learned)).isGreaterThan(lead(before) + 20);
    }

    private static int lead(EngineFactory kind) {
        Position ahead = kind.game().notation().position("W:W31,32,33,38,39,43,48:B1,2,3,8,9,13");
        return kind.evaluator().evaluate(new Game(kind.game(), ahead).position());
    }

    @Test
    void gamesKeptApartAreNotLearnedFrom() throws IOException {
        Path few = folder.resolve("few");
        play(international, few, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Trainer.ofEngine(international, List.of(few), 0))
                .withMessage("only 1 games, of 0 positions to learn from: play more");
    }

    @Test
    void weightsThatCannotBeLearnedAreSaidToBeFixed() {
        EngineFactory othello = new Engines(new Games()).byId("othello");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Trainer.ofEngine(othello, List.of(games), 0))
                .withMessage("othello: its weights are fixed");
    }
}
