package damier.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class SelfPlayTest {
    private static final Limits FEW = Limits.nodes(50);

    @TempDir private Path folder;
    private final EngineFactory italian = new Engines(new Games()).byId("italian");

    private Map<Integer, String> play(
            EngineFactory kind, Path file, long seed, int count, int threads) throws IOException {
        try (var games = new LearningGames(file, kind.game().id())) {
            SelfPlay.ofEngine(kind, FEW, seed).play(games, count, threads);
        }
        Map<Integer, String> played = new TreeMap<>();
        LearningGames.read(
                file,
                kind.game().id(),
                game ->
                        played.put(
                                game.number(),
                                game.plies() + " " + game.lastKey() + " " + game.result()));
        return played;
    }

    @Test
    void theSameSeedPlaysTheSameGamesOnAnyNumberOfThreads() throws IOException {
        Map<Integer, String> once = play(italian, folder.resolve("one"), 1, 10, 1);
        assertThat(once).hasSize(10);
        assertThat(play(italian, folder.resolve("two"), 1, 10, 2)).isEqualTo(once);
        assertThat(play(italian, folder.resolve("other"), 2, 10, 1)).isNotEqualTo(once);
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
            EngineFactory kind = new Engines(new Games()).byId(id);
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
                .isThrownBy(() -> Trainer.ofEngine(italian, List.of(file), 0))
                .withMessageContaining("was played by other rules");
    }
}
