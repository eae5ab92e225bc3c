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
 * Probabilistic yielding of Othello's moves: orders moves during iteration, without examining all
 * of them first.
 *
 * <p>The moves are visited once. A move is yielded immediately unless a better one is likely to
 * follow. The probability is the share of squares with a higher bonus, times the share of moves not
 * yet visited, divided by a number for the difficulty of winning squares at this stage of the game.
 * Deferred moves come at the end, best first.
 */
public final class MoveYielding implements MoveOrder<OthelloPosition> {
    private final SquareBonuses bonuses;
    private final double threshold;
    private final double hardness;

    /**
     * @param threshold the probability above which a move is deferred
     * @param hardness F(round) for the round at the root
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
     * The probability that a better move than the one to {@code square} follows, after {@code seen}
     * moves including this one.
     */
    public double probabilityOfBetter(int square, int seen, int count) {
        double higher = (double) bonuses.squaresAbove(square) / OthelloSquares.COUNT;
        return higher / hardness * (count - seen) / count;
    }

    private double rank(OthelloPosition at, long move) {
        int square = (int) move;
        return bonuses.of(square) + Long.bitCount(Flips.of(at.own(), at.opponent(), square));
    }

    private final class Yield implements Iterator<Long> {
        private final OthelloPosition at;
        private final long[] moves;
        private final List<Long> deferred = new ArrayList<>();
        private int seen;

        Yield(OthelloPosition at, long[] moves) {
            this.at = at;
            this.moves = moves;
        }

        @Override
        public boolean hasNext() {
            return seen < moves.length || !deferred.isEmpty();
        }

        @Override
        public Long next() {
            while (seen < moves.length) {
                long move = moves[seen++];
                if (probabilityOfBetter((int) move, seen, moves.length) <= threshold) {
                    return move;
                }
                defer(move);
            }
            if (deferred.isEmpty()) {
                throw new NoSuchElementException();
            }
            return deferred.removeFirst();
        }

        /** Inserts a move behind the deferred moves of the same rank. */
        private void defer(long move) {
            int place = deferred.size();
            while (place > 0 && rank(at, deferred.get(place - 1)) < rank(at, move)) {
                place--;
            }
            deferred.add(place, move);
        }
    }
}
