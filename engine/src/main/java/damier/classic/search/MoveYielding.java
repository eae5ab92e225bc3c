package damier.classic.search;

import damier.classic.evaluation.SquareBonuses;
import damier.othello.Flips;
import damier.othello.OthelloPosition;
import damier.othello.OthelloSquares;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Probabilistic yielding of Othello's moves: ordering on the fly, without a look at all moves
 * first.
 *
 * <p>The moves are walked once. A move is yielded at once unless a better one probably follows: the
 * share of squares with a higher bonus, times the share of moves not yet seen, divided by a number
 * that says how hard squares are to get at this stage of the game. What was kept back comes at the
 * end, best first.
 */
public final class MoveYielding implements MoveOrder<OthelloPosition> {
    private final SquareBonuses bonuses;
    private final double threshold;
    private final double hardness;

    /**
     * @param threshold the probability above which a move is kept back
     * @param hardness F(round), of the round at the root
     */
    public MoveYielding(SquareBonuses bonuses, double threshold, double hardness) {
        this.bonuses = bonuses;
        this.threshold = threshold;
        this.hardness = hardness;
    }

    @Override
    public Iterable<Long> order(OthelloPosition at, long[] moves) {
        return () -> new Yield(at, moves);
    }

    /**
     * How probable it is that a better move than that to {@code square} follows, when so many of
     * the moves have been seen, this one included.
     */
    public double probabilityOfBetter(int square, int seen, int count) {
        double higher = (double) bonuses.squaresAbove(square) / OthelloSquares.COUNT;
        return higher / hardness * (count - seen) / count;
    }

    private double promise(OthelloPosition at, long move) {
        int square = (int) move;
        return bonuses.of(square) + Long.bitCount(Flips.of(at.own(), at.opponent(), square));
    }

    private final class Yield implements Iterator<Long> {
        private final OthelloPosition at;
        private final long[] moves;
        private final List<Long> keptBack = new ArrayList<>();
        private int seen;

        Yield(OthelloPosition at, long[] moves) {
            this.at = at;
            this.moves = moves;
        }

        @Override
        public boolean hasNext() {
            return seen < moves.length || !keptBack.isEmpty();
        }

        @Override
        public Long next() {
            while (seen < moves.length) {
                long move = moves[seen++];
                if (probabilityOfBetter((int) move, seen, moves.length) <= threshold) {
                    return move;
                }
                keepBack(move);
            }
            if (keptBack.isEmpty()) {
                throw new NoSuchElementException();
            }
            return keptBack.removeFirst();
        }

        /** Behind those that promise as much. */
        private void keepBack(long move) {
            int place = keptBack.size();
            while (place > 0 && promise(at, keptBack.get(place - 1)) < promise(at, move)) {
                place--;
            }
            keptBack.add(place, move);
        }
    }
}
