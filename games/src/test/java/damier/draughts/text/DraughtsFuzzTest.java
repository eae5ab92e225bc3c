package damier.draughts.text;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.NotationException;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.testkit.KnownPositions;
import damier.testkit.Mutator;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** Texts with a few characters changed, lost or doubled: read, or refused in one line. */
class DraughtsFuzzTest {
    private static final int TEXTS = Share.of(1_000_000);
    private static final int HUGE = 10_000_000;
    private static final String SIGNS =
            "WBKwbkeHEF?:,.-+xX0123456789abcdefghij \t\n\u0000\uD83D\uDE00\u0085\u2028\u0661";

    private static final List<String> FENS =
            List.of(
                    "W:W31-50:B1-20",
                    "B:WK46,31,K50:BK1-3,7:H12:E3:F7",
                    "W:WKa1,c3:Bb6,Kd2.",
                    " W : W 21-32 : B 1-12 . ",
                    "?:W:B",
                    "W:WK46,31:BK5,7:H3:F1:+105+246");
    private static final List<String> HUBS =
            List.of(
                    "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
                    "wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww",
                    "BBWeeBWeeBWeeBWeeBWeeBWeeBWeeBWee");
    private static final List<String> MOVES =
            List.of(
                    "32-28",
                    "3228",
                    "32 28",
                    "28x19",
                    "28:19:10",
                    "c3-d4",
                    "c3xe5",
                    "b3c4",
                    "cd4",
                    "c:e5",
                    "47x38x24x13x36",
                    "47x36x14x29x31x42",
                    "18x4",
                    "c1:a3:d6:f4:h6");

    private final List<Texts> variants = Variants.all().stream().map(Texts::of).toList();

    @Test
    void fensAreReadOrRefused() {
        fuzz(FENS, this::roundTrip);
    }

    @Test
    void hubPositionsAreReadOrRefused() {
        fuzz(HUBS, this::roundTrip);
    }

    private void roundTrip(Texts texts, String text) {
        DraughtsPosition position = texts.position(text);
        String written = texts.notation().format(position);
        DraughtsPosition again = texts.position(written);
        assertThat(again.key()).as(text).isEqualTo(position.key());
        assertThat(texts.notation().format(again)).isEqualTo(written);
        assertThat(texts.moves(position)).hasSize(texts.rules().count(position));
    }

    @Test
    void movesAreReadOrRefused() {
        fuzz(
                MOVES,
                (texts, text) -> {
                    DraughtsPosition at = at(texts, text);
                    long move = texts.notation().move(at, text);
                    String written = texts.notation().format(at, move);
                    assertThat(texts.notation().move(at, written)).as(text).isEqualTo(move);
                });
    }

    @Test
    void hubMovesAreReadOrRefused() {
        fuzz(
                MOVES,
                (texts, text) -> {
                    DraughtsPosition at = at(texts, text);
                    long move = texts.notation().hubMove(at, text);
                    String written = texts.notation().hub(move);
                    assertThat(texts.notation().hubMove(at, written)).as(text).isEqualTo(move);
                });
    }

    /** The start, or a position with captures that only their paths tell apart. */
    private static DraughtsPosition at(Texts texts, String text) {
        if (text.length() % 2 == 0) {
            return texts.start();
        }
        return texts.position(
                texts.variant().board().size() == 10
                        ? KnownPositions.TWO_CAPTURES
                        : "W:WK18:BK6,K7,K8,K14");
    }

    /** Were the time to grow with the square of the length, one of these would take hours. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "W:W|W",
                "W:W31|-",
                "W:W31|,",
                "W:W31|, ",
                "W:B20:H|H",
                "W:B20:H|1",
                "W:B20:+1+|+",
                "W:B20|:H1",
                "Ww|w",
                "W|' '",
                "1|x",
                "1|1",
                "1|:2",
                "a|1",
                "a1|xb2"
            })
    @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
    void hugeTextsAreReadOrRefusedWithinAMinute(String beginning, String part) {
        String text = beginning + part.repeat(HUGE / part.length());
        Texts texts = variants.getFirst();
        DraughtsPosition start = texts.start();
        isReadOrRefused(text, () -> texts.position(text));
        isReadOrRefused(text, () -> texts.notation().move(start, text));
    }

    private void fuzz(List<String> seeds, BiConsumer<Texts, String> reader) {
        Random random = new Random(seeds.size());
        Mutator mutator = new Mutator(SIGNS, random);
        int refused = 0;
        for (int count = 0; count < TEXTS; count++) {
            String text = mutator.mutate(seeds.get(random.nextInt(seeds.size())));
            Texts texts = variants.get(count % variants.size());
            refused += isReadOrRefused(text, () -> reader.accept(texts, text)) ? 0 : 1;
        }
        assertThat(refused).isBetween(1, TEXTS - 1);
    }

    private static boolean isReadOrRefused(String text, Runnable reading) {
        try {
            reading.run();
            return true;
        } catch (NotationException refusal) {
            assertThat(refusal).hasMessageMatching("(position|move): .{1,400}");
            assertThat(refusal.column()).isBetween(0, text.length() + 1);
            return false;
        }
    }
}
