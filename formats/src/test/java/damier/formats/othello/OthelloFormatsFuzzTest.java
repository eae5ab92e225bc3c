package damier.formats.othello;

import static org.assertj.core.api.Assertions.assertThat;

import damier.record.GameFormat;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.testkit.Mutator;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Files with a few bytes changed, lost or doubled: what can be read is read, what cannot is a
 * problem of one line, and what was read can be written and read again.
 */
class OthelloFormatsFuzzTest {
    private static final int FILES = Share.of(1_000_000);
    private static final Pattern PROBLEM = Pattern.compile("f:[1-9]\\d*:[1-9]\\d*: .+");
    private static final String BOARD =
            "---------------------------OX------XO---------------------------";
    private static final String SIGNS =
            "XxO*-.;:%[](/)\\ \n\rABWPabcdefgh12345678+\"\u00e9\0\u0008\u00ff";

    @Test
    void ggfIsReadOrReported() {
        fuzz(
                new GgfFormat(Heard.OTHELLO),
                "(;GM[Othello]PB[a]RE[+2:r]BO[8 "
                        + BOARD.replace('X', '*')
                        + " *]B[F5/1.5/2]W[D6//1:01]B[C3];)(;GM[Othello]B[f5]C[x];)");
    }

    @Test
    void transcriptsAreReadOrReported() {
        fuzz(new TranscriptFormat(Heard.OTHELLO), "f5d6c3\n1. F5 2. d6 3. c3\n# no\n");
    }

    @Test
    void boardsAreReadOrReported() {
        fuzz(new ObfFormat(Heard.OTHELLO), BOARD + " X; f5:+2; d3:-1.5; % said\n");
    }

    @Test
    void wthorIsReadOrReported() {
        GameFormat wthor = new WthorFormat(Heard.OTHELLO, Clock.systemUTC());
        byte[] seed = new byte[16 + 2 * 68];
        System.arraycopy(new byte[] {20, 3, 5, 23, 2, 0, 0, 0, 0, 0, -49, 7, 8}, 0, seed, 0, 13);
        byte[] moves = {56, 64, 33, 34, 43};
        System.arraycopy(moves, 0, seed, 16 + 8, moves.length);
        System.arraycopy(moves, 0, seed, 16 + 68 + 8, 1);
        fuzz(wthor, new String(seed, StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
    }

    private static void fuzz(GameFormat format, String seed) {
        fuzz(format, seed, StandardCharsets.UTF_8);
    }

    private static void fuzz(GameFormat format, String seed, Charset charset) {
        Mutator mutator = new Mutator(SIGNS, new Random(seed.length()));
        long games = 0;
        long problems = 0;
        for (int count = 0; count < FILES; count++) {
            byte[] file = mutator.mutate(seed).getBytes(charset);
            Heard heard = Heard.from(format, Source.of("f", file));
            games += heard.games.size();
            problems += heard.problems.size();
            for (String problem : heard.problems) {
                assertThat(PROBLEM.matcher(problem).matches()).as(problem).isTrue();
            }
            if (count % 16 == 0) {
                heard.games.forEach(game -> writeAndReadAgain(format, game));
            }
        }
        assertThat(games).isPositive();
        assertThat(problems).isPositive();
    }

    private static void writeAndReadAgain(GameFormat format, WrittenGame game) {
        String text;
        try {
            text = Heard.written(format, game);
        } catch (UnwritableGame refused) {
            assertThat(refused).hasMessageMatching(".+");
            return;
        }
        if (!format.name().equals(WthorFormat.NAME)) {
            Heard again = Heard.from(format, text);
            assertThat(again.problems).as(text).isEmpty();
            assertThat(again.moves()).as(text).isEqualTo(Heard.transcript(game));
        }
    }
}
