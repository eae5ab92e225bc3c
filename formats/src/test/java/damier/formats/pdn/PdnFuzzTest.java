package damier.formats.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import damier.testkit.Mutator;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Texts with a few characters changed, lost or doubled are read, whatever they say. */
class PdnFuzzTest {
    private static final int TEXTS = Share.of(1_000_000);

    /** Writing and reading again costs more than reading: that is tried on some. */
    private static final int ROUND_TRIP = 8;

    private static final String SIGNS =
            "[]{}()\"\\$!?*/.-x:;% \n\r\t0123456789abcdefghKWBFEN½–х\u0000\uD83D\uFEFF\u2028";
    private static final List<String> SEEDS =
            List.of(
                    "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 1-0\n",
                    "[White \"A\"][Black \"B\"][Result \"2-0\"][GameType \"25\"]\n1. c3-d4 b6-a5 *",
                    "[GameType \"20\"][FEN \"W:WK47:B14,19,29,31,42\"] 1. 47x36 19-23 1/2-1/2",
                    "[GameType \"22\"] 1. 21-17 {a} (1. 22-18! $1 (23-19) 10-13) 1... 12-15? 0-1",
                    "[GameType \"20\"] 32-28 {[%clk 0:59:58] [%eval 0.5] x} 19-23 (/FEN"
                            + " \"W:W28:B10\"/) *",
                    "[GameType \"21\"]\n% x\n11-15; b 23-19 8-11 * 22-17 * [GameType \"21\"]*",
                    "1. 32-28 1-7 (3228");

    @Test
    void whateverIsReadIsWrittenStrictly() {
        Random random = new Random(3);
        Mutator mutator = new Mutator(SIGNS, random);
        int faulty = 0;
        for (int count = 0; count < TEXTS; count++) {
            String text = mutator.mutate(SEEDS.get(random.nextInt(SEEDS.size())));
            Pdn.Content content = Pdn.read(text.getBytes(StandardCharsets.UTF_8), null);
            faulty += content.problems().isEmpty() ? 0 : 1;
            for (String problem : content.problems()) {
                assertThat(problem).as(text).matches("a\\.pdn:\\d+:\\d+: .{1,600}");
            }
            if (count % ROUND_TRIP == 0) {
                assertStrict(text, Pdn.write(content.games()));
            }
        }
        assertThat(faulty).isBetween(1, TEXTS - 1);
    }

    private static void assertStrict(String text, String written) {
        Pdn.Content again = Pdn.read(written);
        assertThat(again.problems()).as(text).isEmpty();
        assertThat(Pdn.write(again.games())).as(text).isEqualTo(written);
    }

    @ParameterizedTest
    @Timeout(120)
    @ValueSource(
            strings = {
                "(",
                ")",
                "{",
                "[",
                "]",
                "[A \"x\"]\n",
                "[A ",
                "[A \"",
                "* ",
                "! ",
                "$1 ",
                "32-28 ",
                "(32-28 ",
                "32-28 (33-28) ",
                "32-28 () ",
                "32-28 {x} ",
                "/FEN ",
                "/FEN \"W:W1:B2\"/ ",
                "1.",
                ". ",
                "1",
                "a",
                "x",
                " - ",
                "1-",
                "\"",
                "\\",
                "(!",
                "%",
                ";",
                "1-0 ",
                "1-1\n",
                "11x18 18x11 ",
                "1 x 2 x",
                "\u00E9",
                "32-28 32-28 ({"
            })
    void endlessTextsAreReadInTheEnd(String part) {
        String text = "[GameType \"20\"]\n1. 32-28 " + part.repeat(300_000 / part.length());
        Pdn.Content content = Pdn.read(text);
        assertThat(content.games()).isNotEmpty();
        assertThat(content.problems()).allMatch(problem -> problem.length() < 700);
        Pdn.Content bare = Pdn.read(text.substring(text.indexOf('\n')));
        assertThat(bare.games()).isNotEmpty();
    }
}
