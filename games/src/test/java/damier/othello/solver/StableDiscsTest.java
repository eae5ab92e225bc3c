package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.MoveList;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;

import java.util.Random;

class StableDiscsTest {
    private static final int GAMES = Share.of(50_000);

    private final OthelloRules rules = new OthelloRules();
    private final MoveList moves = new MoveList();

    @Test
    void stableDiscsAreNeverFlipped() {
        var random = new Random(7);
        var endings = new RandomEndings(7);
        long stableCount = 0;
        for (int game = 0; game < GAMES; game++) {
            OthelloPosition at =
                    game % 2 == 0 ? endings.ofGame(game % 40) : endings.ofDiscs(game % 30);
            Side side = at.side();
            long stable = StableDiscs.of(at.own(), at.opponent());
            stableCount += Long.bitCount(stable);
            for (rules.generate(at, moves); moves.size() > 0; rules.generate(at, moves)) {
                rules.play(at, moves.get(random.nextInt(moves.size())), at);
                assertThat(at.discs(side) & stable).isEqualTo(stable);
            }
        }
        assertThat(stableCount).isGreaterThan(GAMES);
    }

    @Test
    void allDiscsOfAFullBoardAreStable() {
        assertThat(StableDiscs.count(0xF0F0L, ~0xF0F0L)).isEqualTo(8);
    }

    @Test
    void discsConnectedToACornerAlongTheEdgeAreStable() {
        long own = 0b1011_0111L;
        assertThat(StableDiscs.of(own, 0b0000_1000L << 8)).isEqualTo(0b1000_0111L);
    }

    @Test
    void withoutACornerOrAFullLineNothingIsStable() {
        assertThat(StableDiscs.of(0x00003C3C3C3C0000L, 0)).isZero();
    }
}
