package damier.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import static java.util.stream.Collectors.joining;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Result;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

class SelfPlayTest {
    private static final Limits FEW = Limits.nodes(50);

    @TempDir private Path folder;
    private final Engines engines = new Engines(new Games());
    private final EngineFactory italian = engines.byId("italian");

    private Map<Integer, String> play(
            EngineFactory kind, Path file, long seed, int count, int threads) throws IOException {
        try (var games = new LearningGames(file, kind.game().id())) {
            SelfPlay.ofEngine(kind, RandomPlies.STANDARD, FEW, seed).play(games, count, threads);
        }
        Map<Integer, String> played = new TreeMap<>();
        LearningGames.read(file, kind.game().id(), game -> played.put(game.number(), text(game)));
        return played;
    }

    private static String text(LearningGame game) {
        return IntStream.range(0, game.plies())
                .mapToObj(ply -> game.move(ply) + "/" + game.score(ply))
                .collect(joining(" ", game.result() + ": ", " " + game.lastKey()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "othello"})
    void theSameSeedPlaysTheSameGamesOnAnyNumberOfThreads(String id) throws IOException {
        EngineFactory kind = engines.byId(id);
        Map<Integer, String> once = play(kind, folder.resolve("one"), 1, 10, 1);
        assertThat(once).hasSize(10);
        assertThat(play(kind, folder.resolve("two"), 1, 10, 2)).isEqualTo(once);
        assertThat(play(kind, folder.resolve("other"), 2, 10, 1)).isNotEqualTo(once);
    }

    @Test
    void othelloIsPlayedToItsEndAndTheScoresOfSixteenEmptiesAreExact() throws IOException {
        GameDefinition othello = engines.byId("othello").game();
        Path file = folder.resolve("games");
        play(engines.byId("othello"), file, 1, 10, 2);
        LearningGames.read(
                file,
                "othello",
                played -> {
                    LearningGame.Margin margin = played.margin(othello, "games").orElseThrow();
                    assertThat(margin.forWhite() % 200).isZero();
                    assertThat(Math.signum(margin.forWhite()) / 2 + 0.5f)
                            .isEqualTo(played.points());
                    played.replay(
                            othello,
                            "games",
                            (game, ply) -> {
                                Position at = game.position(ply);
                                if (othello.rules().movesToEnd(at) <= 16) {
                                    assertThat(ply).isGreaterThanOrEqualTo(margin.exactFrom());
                                    assertThat((int) played.score(ply))
                                            .isEqualTo(margin.of(at.side()));
                                }
                            });
                });
    }

    @Test
    void gamesThatAreWonOrAdjudicatedHaveNoMargin() throws IOException {
        Path file = folder.resolve("games");
        play(italian, file, 1, 2, 1);
        LearningGames.read(
                file,
                "italian",
                game -> assertThat(game.margin(italian.game(), "games")).isEmpty());
        Game unfinished = new Game(engines.byId("othello").game());
        unfinished.play(unfinished.legalMoves()[0]);
        LearningGame adjudicated =
                LearningGame.of(0, 0, Result.BLACK_WINS, unfinished, new short[1]);
        assertThat(adjudicated.margin(unfinished.kind(), "games")).isEmpty();
    }

    @Test
    void aFileIsGoneOnWith() throws IOException {
        Map<Integer, String> whole = play(italian, folder.resolve("whole"), 1, 8, 1);
        Path file = folder.resolve("parts");
        assertThat(play(italian, file, 1, 3, 1)).hasSize(3);
        long size = Files.size(file);
        assertThat(play(italian, file, 1, 8, 2)).isEqualTo(whole);
        assertThat(Files.size(file)).isGreaterThan(size);
        size = Files.size(file);
        play(italian, file, 1, 8, 2);
        assertThat(Files.size(file)).isEqualTo(size);
    }

    @Test
    void everyGameWithADrawingRuleComesToItsEnd() throws IOException {
        for (String id : List.of("international", "frisian", "breakthrough", "othello")) {
            EngineFactory kind = engines.byId(id);
            assertThat(play(kind, folder.resolve(id), 1, 4, 2)).hasSize(4);
        }
    }

    @Test
    void gamesPlayedByOtherRulesAreRefused() throws IOException {
        Path file = folder.resolve("italian");
        play(italian, file, 1, 2, 1);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 1]++;
        Files.write(file, bytes);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                new EngineTraining(
                                        italian.game(),
                                        italian.game().evaluators().learnable().orElseThrow(),
                                        List.of(file),
                                        new EngineTraining.Options(0, 1, false, 1)))
                .withMessageContaining("was played by other rules");
    }
}
