package damier.draughts.eval;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.EndgameProber;
import damier.core.Position;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.games.Games;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Random;

class KingEndingsTest {
    private static final int POSITIONS = Share.of(50_000);
    private static final BoardGeometry ENGLISH = Variants.ENGLISH.board();

    private final KingEndings endings = new KingEndings(ENGLISH);

    /** Squares as they are numbered on the board, from 1. */
    private static long kings(int... squares) {
        long kings = 0;
        for (int square : squares) {
            kings |= ENGLISH.bitboard(square - 1);
        }
        return kings;
    }

    @Test
    void countsOnlyForTheSideWithMoreKingsWhereThereAreNoMen() {
        assertThat(KingEndings.applies(kings(1, 2), kings(30), kings(1, 2, 30))).isTrue();
        assertThat(KingEndings.applies(kings(30), kings(1, 2), kings(1, 2, 30))).isFalse();
        assertThat(KingEndings.applies(kings(1), kings(30), kings(1, 30))).isFalse();
        assertThat(KingEndings.applies(kings(1, 2), kings(30), kings(1, 2))).isFalse();
        assertThat(KingEndings.applies(kings(1, 2), 0, kings(1, 2))).isFalse();
    }

    /** On the English board the double corners are on the squares 1 and 5, and 28 and 32. */
    @Test
    void growsAsTheDefenderIsDrivenFromTheDoubleCornerToTheEndOfTheDiagonal() {
        long strong = kings(15, 16);
        assertThat(endings.bonus(strong, kings(3))).isGreaterThan(endings.bonus(strong, kings(1)));
        assertThat(endings.bonus(strong, kings(4))).isGreaterThan(endings.bonus(strong, kings(3)));
    }

    @Test
    void growsAsTheKingsCloseIn() {
        assertThat(endings.bonus(kings(18, 19), kings(28)))
                .isGreaterThan(endings.bonus(kings(14, 19), kings(28)))
                .isGreaterThan(endings.bonus(kings(9, 10), kings(28)));
    }

    @Test
    void isNeverNegativeNorAboveTheLargest() {
        assertThat(endings.bonus(kings(29), kings(4))).isNotNegative();
        Random random = new Random(1);
        for (int i = 0; i < POSITIONS; i++) {
            long strong = some(random, ENGLISH, 3);
            long weak = some(random, ENGLISH, 2) & ~strong;
            if (weak != 0) {
                assertThat(endings.bonus(strong, weak)).isBetween(0, endings.largest());
            }
        }
    }

    private static long some(Random random, BoardGeometry board, int count) {
        long kings = 0;
        while (Long.bitCount(kings) < count) {
            kings |= board.bitboard(random.nextInt(board.squareCount()));
        }
        return kings;
    }

    /** Of two won positions, the one that is much nearer to the end has the higher bonus. */
    @ParameterizedTest
    @ValueSource(strings = {"english", "italian"})
    void agreesWithTheDistancesOfTheTables(String id) {
        var variant = Variants.byId(id);
        var kind = new Games().byId(id);
        EndgameProber<Position> tables = kind.endgames().prober().orElseThrow();
        KingEndings of = new KingEndings(variant.board());
        Random random = new Random(2);
        int pairs = 0;
        int right = 0;
        int lastDistance = 0;
        int lastBonus = 0;
        for (int i = 0; i < POSITIONS; i++) {
            long strong = some(random, variant.board(), 2);
            long weak = some(random, variant.board(), 1) & ~strong;
            var at = DraughtsPosition.of(variant, Side.WHITE, strong, weak, strong | weak);
            int distance = weak == 0 ? 0 : tables.distance(at);
            if (distance > 2 && kind.rules().isQuiet(at)) {
                int bonus = of.bonus(strong, weak);
                if (Math.abs(distance - lastDistance) > 10 && lastDistance > 0) {
                    pairs++;
                    right += (distance < lastDistance) == (bonus > lastBonus) ? 1 : 0;
                }
                lastDistance = distance;
                lastBonus = bonus;
            }
        }
        assertThat(right / (double) pairs).isGreaterThan(0.85);
    }
}
