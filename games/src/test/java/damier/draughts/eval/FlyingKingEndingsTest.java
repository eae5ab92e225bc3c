package damier.draughts.eval;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.EndgameProber;
import damier.core.Position;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.games.Games;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;

import java.util.Random;

class FlyingKingEndingsTest {
    private static final int POSITIONS = Share.of(50_000);

    private final FlyingKingEndings endings = new FlyingKingEndings(Variants.RUSSIAN.board());

    /** Squares as they are numbered in Russian draughts, from 1. */
    private static long kings(int... squares) {
        long kings = 0;
        for (int square : squares) {
            kings |= Variants.RUSSIAN.board().bitboard(square - 1);
        }
        return kings;
    }

    /** The main road begins at the squares 29 and 4. */
    @Test
    void countsOnlyForThreeKingsAgainstOneOffTheMainRoad() {
        long three = kings(1, 5, 9);
        assertThat(endings.applies(three, kings(32), three | kings(32))).isTrue();
        assertThat(endings.applies(three, kings(29), three | kings(29))).isFalse();
        assertThat(endings.applies(three, kings(4), three | kings(4))).isFalse();
        assertThat(endings.applies(kings(1, 5), kings(32), kings(1, 5, 32))).isFalse();
        assertThat(endings.applies(three, kings(31, 32), three | kings(31, 32))).isFalse();
        assertThat(endings.applies(three, kings(32), three)).isFalse();
    }

    @Test
    void growsAsTheLoneKingHasFewerMoves() {
        long strong = kings(1, 5, 9);
        assertThat(endings.bonus(strong, kings(27, 28)))
                .isGreaterThan(endings.bonus(strong, kings(27, 28, 24)));
        assertThat(endings.bonus(strong, Variants.RUSSIAN.board().mask())).isNotNegative();
    }

    /** Of two lost positions, the one that is much nearer to the end has the higher bonus. */
    @Test
    void agreesWithTheDistancesOfTheTable() {
        var kind = new Games().byId("russian");
        EndgameProber<Position> tables = kind.endgames().prober().orElseThrow();
        Random random = new Random(2);
        int pairs = 0;
        int right = 0;
        int lastDistance = 0;
        int lastBonus = 0;
        for (int i = 0; i < POSITIONS; i++) {
            long weak = kings(1 + random.nextInt(32));
            long strong = 0;
            while (Long.bitCount(strong) < 3) {
                strong |= kings(1 + random.nextInt(32)) & ~weak;
            }
            var at = DraughtsPosition.of(Variants.RUSSIAN, Side.BLACK, strong, weak, strong | weak);
            if (endings.applies(strong, weak, strong | weak)
                    && kind.rules().isQuiet(at)
                    && tables.probe(at) == EndgameProber.LOSS) {
                int distance = tables.distance(at);
                int bonus = bonus(strong, at);
                if (Math.abs(distance - lastDistance) > 10 && lastDistance > 0) {
                    pairs++;
                    right += (distance < lastDistance) == (bonus > lastBonus) ? 1 : 0;
                }
                lastDistance = distance;
                lastBonus = bonus;
            }
        }
        assertThat(right / (double) pairs).isGreaterThan(0.7);
    }

    /** Each move of a lone king that captures nothing ends on another square. */
    private int bonus(long strong, DraughtsPosition at) {
        var rules = new Games().byId("russian").rules();
        long moves = (1L << rules.count(at)) - 1;
        return endings.bonus(strong, moves);
    }
}
