package damier.formats;

import static org.assertj.core.api.Assertions.assertThat;

import damier.games.Games;
import damier.testkit.Mutator;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Random;

/** Whatever somebody pastes is recognised or not, and nothing else happens. */
class RecogniserFuzzTest {
    private static final List<String> SEEDS =
            List.of(
                    "W:W31-50:B1-20",
                    "[FEN \"B:WK41,c3:B10,Kf6.\"]",
                    "W" + "b".repeat(20) + "e".repeat(10) + "w".repeat(20),
                    "-".repeat(27) + "OX------XO" + "-".repeat(27) + " X; f5:+2",
                    "1. 32-28 19-23 2. 28x19 14x23 1-0",
                    "[GameType \"22\"] 1. 21-17 {a} (1. 22-18!) *",
                    "(;GM[Othello]PB[a]TY[8]B[F5]W[D6/1.5/2];)",
                    "f5d6c3d3c4");

    @Test
    void everyTextIsRecognisedOrNot() {
        Random random = new Random(11);
        Mutator mutator = new Mutator(" :;,.-xKWBwbeXO*[](){}\"/0123456789acf\n", random);
        Recogniser recogniser = new Recogniser(new Games());
        long recognised = 0;
        int texts = Share.of(1_000_000);
        for (int count = 0; count < texts; count++) {
            String text = mutator.mutate(SEEDS.get(random.nextInt(SEEDS.size())));
            recognised += recogniser.recognise(text, null).isPresent() ? 1 : 0;
        }
        assertThat(recognised).isBetween(1L, texts - 1L);
    }
}
