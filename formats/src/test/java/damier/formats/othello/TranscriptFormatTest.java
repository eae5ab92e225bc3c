package damier.formats.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Position;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.record.WrittenResult;

import org.junit.jupiter.api.Test;

import java.util.Random;

class TranscriptFormatTest {
    private final TranscriptFormat transcripts = new TranscriptFormat(Heard.OTHELLO);

    @Test
    void gamesStandOneALineInAnySpelling() {
        Heard heard =
                Heard.from(
                        transcripts,
                        "\uFEFFf5d6c3\r\n\n# a comment\n% another\nF5 D6, C3\n1. f5 d6 2. c3\n"
                                + "1.f5 2.d6 3.c3");
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games).extracting(Heard::transcript).containsOnly("f5d6c3").hasSize(4);
    }

    @Test
    void theBoardSaysWhoWon() {
        assertThat(Heard.from(transcripts, "e6f4e3f6g5d6e7f5c5").games.getFirst().result())
                .isEqualTo(WrittenResult.BLACK_WINS);
        assertThat(Heard.from(transcripts, "e6").games.getFirst().result())
                .isEqualTo(WrittenResult.UNKNOWN);
    }

    @Test
    void faultyGamesAreNamedAndKeptUpToTheFault() {
        Heard heard = Heard.from(transcripts, "d3\nf5 d6 f5 c3\nf5zz");
        assertThat(heard.problems)
                .containsExactly(
                        "a.file:2:7: transcript: f5: the square is taken, and a disc never leaves"
                                + " its square (WOF rule 8) (column 7); the game is kept up to"
                                + " there",
                        "a.file:3:3: transcript: 'zz' is neither a square nor a pass (column 3);"
                                + " the game is kept up to there");
        assertThat(heard.games).extracting(Heard::transcript).containsExactly("d3", "f5d6", "f5");
        assertThat(heard.games.get(1).mainLine().getLast().remarks().after())
                .isEqualTo("not playable: f5 c3");
    }

    @Test
    void longLinesAreCutWithAMessage() {
        Heard heard = Heard.from(transcripts, "f5" + " ".repeat(20_000) + "\nd3");
        assertThat(heard.problems)
                .containsExactly("a.file:1:10001: a line of more than 10000 characters is cut");
        assertThat(heard.games).hasSize(2);
    }

    @Test
    void randomGamesRoundTrip() throws UnwritableGame {
        Random random = new Random(1);
        for (int count = 0; count < 500; count++) {
            WrittenGame game = Heard.random(random);
            Heard heard = Heard.from(transcripts, Heard.written(transcripts, game));
            assertThat(heard.problems).isEmpty();
            assertThat(heard.moves()).isEqualTo(Heard.transcript(game));
            assertThat(heard.games.getFirst().result()).isEqualTo(game.result());
        }
    }

    @Test
    void whatATranscriptCannotHoldIsRefused() {
        Position board = Heard.OTHELLO.notation().position("XO" + "-".repeat(62) + " X");
        assertThatThrownBy(() -> Heard.written(transcripts, new WrittenGame(Heard.OTHELLO, board)))
                .isInstanceOf(UnwritableGame.class)
                .hasMessageContaining("usual start");
        assertThatThrownBy(() -> Heard.written(transcripts, new WrittenGame(Heard.OTHELLO)))
                .isInstanceOf(UnwritableGame.class)
                .hasMessage("a transcript is nothing but moves, and here are none");
    }
}
