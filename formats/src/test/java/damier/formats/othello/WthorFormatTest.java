package damier.formats.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Position;
import damier.record.GameWriter;
import damier.record.Sink;
import damier.record.Source;
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.record.WrittenResult;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

class WthorFormatTest {
    private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";
    private static final int FIRST_MOVE = 16 + 8;

    @TempDir private Path folder;

    private final WthorFormat wthor =
            new WthorFormat(
                    Heard.OTHELLO,
                    Clock.fixed(Instant.parse("2003-05-23T12:00:00Z"), ZoneOffset.UTC));

    @Test
    void bytesStandWhereTheFormatWantsThem() throws IOException, UnwritableGame {
        WrittenGame game = named(Heard.game(WIPE_OUT), "Ann", "Bob");
        game.tags().put(Tags.DATE, "1999.12.31");
        byte[] bytes = Files.readAllBytes(write(game));
        assertThat(bytes).hasSize(16 + 68);
        assertThat(Arrays.copyOf(bytes, 16))
                .containsExactly(20, 3, 5, 23, 1, 0, 0, 0, 0, 0, 0xCF, 7, 8, 0, 0, 0);
        assertThat(Arrays.copyOfRange(bytes, 16, FIRST_MOVE + 10))
                .containsExactly(1, 0, 1, 0, 2, 0, 64, 64, 65, 46, 35, 66, 57, 64, 75, 56, 53, 0);
        byte[] players = Files.readAllBytes(folder.resolve("games.JOU"));
        assertThat(players).hasSize(16 + 3 * 20).startsWith(20, 3, 5, 23, 0, 0, 0, 0, 3, 0);
        assertThat(Arrays.copyOfRange(players, 36, 40)).containsExactly('A', 'n', 'n', 0);
        assertThat(Files.size(folder.resolve("games.TRN"))).isEqualTo(16 + 2 * 26);
    }

    @Test
    void gamesRoundTripWithNamesScoresAndPasses() throws IOException, UnwritableGame {
        Random random = new Random(11);
        List<WrittenGame> games = new ArrayList<>();
        for (int count = 0; count < 300; count++) {
            WrittenGame game = Heard.random(random);
            named(game, "Player " + random.nextInt(40), "Günther " + random.nextInt(40));
            game.tags().put(Tags.EVENT, "Préqualif " + random.nextInt(5));
            game.tags().put(Tags.DATE, "1987.??.??");
            game.tags().put("Score", OthelloGames.scoreText(2 * random.nextInt(-32, 33)));
            game.tags().put("TheoreticalScore", "-2");
            games.add(game);
        }
        Heard heard = read(write(games.toArray(WrittenGame[]::new)));
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games).hasSameSizeAs(games);
        for (int index = 0; index < games.size(); index++) {
            WrittenGame game = games.get(index);
            WrittenGame read = heard.games.get(index);
            assertThat(read.tags()).isEqualTo(game.tags());
            // A pass that is the last move leaves no trace in the file.
            assertThat(Heard.transcript(read))
                    .isEqualTo(Heard.transcript(game).replaceFirst("pass$", ""));
        }
    }

    @Test
    void theScoreDecidesWhoWon() throws IOException, UnwritableGame {
        WrittenGame resigned = Heard.game("f5d6");
        resigned.tags().put("Score", "-64");
        Heard heard = read(write(resigned));
        assertThat(heard.games.getFirst().result()).isEqualTo(WrittenResult.WHITE_WINS);
    }

    @Test
    void namesComeFromTheFileOfTheSameNameOrFromTheSharedOne() throws IOException, UnwritableGame {
        Path file = write(named(Heard.game("f5"), "Ann", "Bob"));
        Files.move(folder.resolve("games.JOU"), folder.resolve("wthor.jou"));
        Files.delete(folder.resolve("games.TRN"));
        WrittenGame game = read(file).games.getFirst();
        assertThat(game.tag(Tags.BLACK)).isEqualTo("Ann");
        assertThat(game.tag(Tags.EVENT)).isEqualTo("#1");
    }

    @Test
    void longNamesAreCutToWhatAFileHolds() throws IOException, UnwritableGame {
        Path file = write(named(Heard.game("f5"), "Bartholomew Montgomery", ""));
        WrittenGame game = read(file).games.getFirst();
        assertThat(game.tag(Tags.BLACK)).isEqualTo("Bartholomew Montgom");
        assertThat(game.tag(Tags.WHITE)).isEqualTo("???");
    }

    @Test
    void faultyGamesAreNamedAndKeptUpToTheFault() throws IOException, UnwritableGame {
        Path file = write(named(Heard.game("f5d6c3"), "Ann", "Bob"), Heard.game("d3"));
        byte[] bytes = Files.readAllBytes(file);
        bytes[FIRST_MOVE + 2] = 56;
        bytes[FIRST_MOVE + 68] = 99;
        Files.write(file, bytes);
        Heard heard = read(file);
        assertThat(heard.problems)
                .containsExactly(
                        file
                                + ":1:11: Ann - Bob: f5: the square is taken, and a disc never"
                                + " leaves its square (WOF rule 8); the game is kept up to there",
                        file + ":2:9: ??? - ???: 99 is not a square; the game is kept up to there");
        assertThat(heard.games).extracting(Heard::transcript).containsExactly("f5d6", "");
    }

    @Test
    void brokenFilesAreReportedAndReadAsFarAsTheyGo() throws IOException, UnwritableGame {
        Path file = write(Heard.game("f5"), Heard.game("d3"));
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 10));
        assertThat(read(file).problems)
                .containsExactly(
                        file + ":2:1: the file ends within a game, after 58 of 68 bytes",
                        file + ":1:1: the header speaks of 2 games, here are 1");
        assertThat(read(file).games).hasSize(1);
        Files.write(file, Arrays.copyOf(bytes, 9));
        assertThat(read(file).problems)
                .containsExactly(file + ":1:1: a WTHOR file begins with 16 bytes, here are 9");
        bytes[12] = 10;
        assertThat(Heard.from(wthor, Source.of("a", bytes)).problems)
                .containsExactly("a:1:1: a board of size 10, not 8");
        bytes[12] = 0;
        bytes[13] = 1;
        assertThat(Heard.from(wthor, Source.of("a", bytes)).problems)
                .containsExactly("a:1:1: a file of solitaires, which are no games");
    }

    @Test
    void gamesOfAnotherYearOrStartAreRefused() throws IOException {
        WrittenGame first = Heard.game("f5");
        first.tags().put(Tags.DATE, "1999.01.01");
        WrittenGame second = Heard.game("f5");
        second.tags().put(Tags.DATE, "2001");
        Position board = Heard.OTHELLO.notation().position("XO" + "-".repeat(62) + " X");
        try (GameWriter writer = wthor.write(Sink.of(folder.resolve("games.wtb")))) {
            writer.write(first);
            assertThatThrownBy(() -> writer.write(second))
                    .isInstanceOf(UnwritableGame.class)
                    .hasMessage("a WTHOR file holds the games of one year, here 1999, not 2001");
            assertThatThrownBy(() -> writer.write(new WrittenGame(Heard.OTHELLO, board)))
                    .isInstanceOf(UnwritableGame.class)
                    .hasMessageContaining("from the usual start position");
        } catch (UnwritableGame e) {
            throw new AssertionError(e);
        }
        assertThat(read(folder.resolve("games.wtb")).games).hasSize(1);
    }

    private static WrittenGame named(WrittenGame game, String black, String white) {
        game.tags().put(Tags.EVENT, "Cup");
        game.tags().put(Tags.BLACK, black);
        game.tags().put(Tags.WHITE, white);
        return game;
    }

    private Path write(WrittenGame... games) throws IOException, UnwritableGame {
        Path file = folder.resolve("games.wtb");
        try (GameWriter writer = wthor.write(Sink.of(file))) {
            for (WrittenGame game : games) {
                writer.write(game);
            }
        }
        return file;
    }

    private Heard read(Path file) {
        return Heard.from(wthor, Source.of(file));
    }
}
