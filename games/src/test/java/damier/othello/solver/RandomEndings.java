package damier.othello.solver;

import damier.core.MoveList;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

import java.util.Random;

/**
 * Endgame positions from random games, and with randomly placed discs. With random discs, passes
 * and games that end before the board is full are frequent.
 */
final class RandomEndings {
    private final Random random;
    private final OthelloRules rules = new OthelloRules();
    private final MoveList moves = new MoveList();

    RandomEndings(long seed) {
        random = new Random(seed);
    }

    /** A position of a random game with {@code empties} empties. */
    OthelloPosition ofGame(int empties) {
        OthelloPosition at = rules.newPosition();
        while (Long.bitCount(at.empties()) > empties) {
            rules.generate(at, moves);
            if (moves.size() == 0) {
                at = rules.newPosition();
            } else {
                rules.play(at, moves.get(random.nextInt(moves.size())), at);
            }
        }
        return at;
    }

    /**
     * Random discs on all squares but {@code empties}. In a third of the positions Black has few
     * discs.
     */
    OthelloPosition ofDiscs(int empties) {
        long taken = -1;
        while (Long.bitCount(~taken) < empties) {
            taken &= ~(1L << random.nextInt(64));
        }
        long black = random.nextLong();
        black = random.nextInt(3) == 0 ? black & random.nextLong() & random.nextLong() : black;
        return OthelloPosition.of(
                black & taken, taken & ~black, random.nextBoolean() ? Side.BLACK : Side.WHITE);
    }
}
