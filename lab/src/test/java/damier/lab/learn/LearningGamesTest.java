package damier.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import static java.util.stream.Collectors.joining;

import damier.core.Result;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

class LearningGamesTest {
    private static final List<LearningGame> GAMES =
            List.of(
                    game(0, Result.WHITE_WINS, 3, 1, 4),
                    game(7, Result.DRAW),
                    game(2, Result.BLACK_WINS, 1, 5, 9, 2, 6));

    @TempDir private Path folder;
    private Path file;

    private static LearningGame game(int number, Result result, int... moves) {
        short[] shorts = new short[moves.length];
        short[] scores = new short[moves.length];
        for (int i = 0; i < moves.length; i++) {
            shorts[i] = (short) moves[i];
            scores[i] = (short) (-100 * moves[i]);
        }
        return new LearningGame(number, moves.length / 2, result, shorts, scores, 1L << 60);
    }

    @BeforeEach
    void writeGames() throws IOException {
        file = folder.resolve("x.games");
        try (var games = new LearningGames(file, "italian")) {
            GAMES.forEach(games::add);
        }
    }

    private static List<LearningGame> read(Path file) throws IOException {
        List<LearningGame> read = new ArrayList<>();
        LearningGames.read(file, "italian", read::add);
        return read;
    }

    private static String text(List<LearningGame> games) {
        return games.stream().map(LearningGamesTest::text).collect(joining("\n"));
    }

    private static String text(LearningGame game) {
        return IntStream.range(0, game.plies())
                .mapToObj(ply -> game.move(ply) + "/" + game.score(ply))
                .collect(
                        joining(
                                " ",
                                game.number() + " " + game.opening() + " " + game.result() + ": ",
                                " " + game.lastKey()));
    }

    @Test
    void gamesAreReadAsTheyWereWritten() throws IOException {
        assertThat(text(read(file))).isEqualTo(text(GAMES));
    }

    @Test
    void aFileKnowsWhichGamesItHas() throws IOException {
        try (var games = new LearningGames(file, "italian")) {
            assertThat(games.size()).isEqualTo(3);
            assertThat(games.has(7)).isTrue();
            assertThat(games.has(1)).isFalse();
        }
    }

    @Test
    void aGameThatWasOnlyBegunIsDroppedWhereverItBroke() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        int lastGame = whole.length - 38;
        for (int length = lastGame; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            try (var games = new LearningGames(file, "italian")) {
                assertThat(games.size()).isEqualTo(2);
                games.add(GAMES.get(2));
            }
            assertThat(Files.readAllBytes(file)).isEqualTo(whole);
        }
    }

    @Test
    void otherFilesAreRefusedAndLeftAlone() throws IOException {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LearningGames(file, "othello"))
                .withMessage(file + ": games of italian, not of othello");
        Path other = Files.writeString(folder.resolve("other"), "# weights of something\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LearningGames(other, "italian"))
                .withMessage(other + ": no games of selfplay");
        assertThat(other).hasContent("# weights of something\n");
    }

    @Test
    void damageIsRefusedInOneLine() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            Files.write(file, damaged);
            try {
                assertThat(read(file)).hasSizeLessThanOrEqualTo(3);
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).startsWith(file + ": ").doesNotContain("\n");
            }
        }
    }
}
