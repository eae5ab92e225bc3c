package damier.othello.text;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.NotationException;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.testkit.Mutator;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;

import java.util.Random;
import java.util.function.Consumer;

/** Texts with a few characters changed, lost or doubled: read, or refused in one line. */
class OthelloFuzzTest {
    private static final int TEXTS = Share.of(1_000_000);
    private static final String SIGNS =
            "XxOoBbWw*-.  \n\tabcdefgh12345678pass;:,'\u0000\uD83D\u212A9i";
    private static final String START =
            "---------------------------OX------XO--------------------------- X";

    private final OthelloNotation notation = new OthelloNotation();
    private final OthelloPosition start = new OthelloRules().newPosition();

    @Test
    void positionsAreReadOrRefused() {
        fuzz(
                START,
                text -> {
                    OthelloPosition position = notation.position(text);
                    String written = notation.format(position);
                    assertThat(notation.position(written).key()).isEqualTo(position.key());
                });
    }

    @Test
    void movesAreReadOrRefused() {
        fuzz(
                "f5",
                text -> {
                    long move = notation.move(start, text);
                    assertThat(notation.move(start, notation.format(start, move))).isEqualTo(move);
                });
        fuzz("pass", text -> OthelloNotation.anyMove(text));
    }

    @Test
    void transcriptsAreReadOrRefused() {
        fuzz(
                "f5d6c3d3c4f4f6",
                text -> {
                    long[] moves = OthelloTranscript.read(start, text).toArray();
                    String written = OthelloTranscript.write(OthelloTranscript.read(start, text));
                    assertThat(OthelloTranscript.read(start, written).toArray()).isEqualTo(moves);
                });
    }

    private static void fuzz(String seed, Consumer<String> reader) {
        Mutator mutator = new Mutator(SIGNS, new Random(seed.length()));
        int refused = 0;
        for (int count = 0; count < TEXTS; count++) {
            String text = mutator.mutate(seed);
            try {
                reader.accept(text);
            } catch (NotationException refusal) {
                refused++;
                assertThat(refusal).as(text).hasMessageMatching(".+");
                assertThat(refusal.column()).isBetween(0, text.length() + 1);
            }
        }
        assertThat(refused).isBetween(1, TEXTS - 1);
    }
}
