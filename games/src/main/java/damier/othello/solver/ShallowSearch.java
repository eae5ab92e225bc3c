package damier.othello.solver;

import static java.lang.Long.bitCount;

import damier.othello.Flips;
import damier.othello.Mobility;
import damier.othello.OthelloSquares;

/**
 * A plain alpha-beta search of a few plies, for move ordering. Scores are in hundredths of a disc.
 */
final class ShallowSearch {
    static final int HIGHEST_SCORE = 100 * Discs.ALL;

    private final EndgameEvaluator evaluator;
    private final RankedMoves[] lists = RankedMoves.forEachCount();
    private long nodes;

    ShallowSearch(EndgameEvaluator evaluator) {
        this.evaluator = evaluator;
    }

    /** The number of nodes visited so far. */
    long nodes() {
        return nodes;
    }

    /**
     * @param moves the legal moves of {@code own}
     */
    int search(long own, long opponent, long moves, int alpha, int beta, int depth) {
        nodes++;
        if (moves == 0) {
            return pass(own, opponent, alpha, beta, depth);
        }
        if (depth == 0) {
            return evaluator.evaluate(own, opponent);
        }
        RankedMoves list = lists[bitCount(~(own | opponent))];
        rank(list, own, opponent, moves);
        int best = -HIGHEST_SCORE - 1;
        for (int i = 0; i < list.size() && best < beta; i++) {
            list.select(i);
            long flips = list.flips(i);
            long previous = own | flips | OthelloSquares.bit(list.square(i));
            int from = Math.max(best, alpha);
            int score =
                    -search(opponent ^ flips, previous, list.replies(i), -beta, -from, depth - 1);
            best = Math.max(best, score);
        }
        return best;
    }

    private int pass(long own, long opponent, int alpha, int beta, int depth) {
        long replies = Mobility.of(/* own= */ opponent, /* opponent= */ own);
        return replies == 0
                ? 100 * Discs.finalScore(own, opponent)
                : -search(/* own= */ opponent, /* opponent= */ own, replies, -beta, -alpha, depth);
    }

    private static void rank(RankedMoves list, long own, long opponent, long moves) {
        list.clear();
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Flips.of(own, opponent, square);
            long replies = Mobility.of(opponent ^ flips, own | flips | OthelloSquares.bit(square));
            int rank = bitCount(replies) + bitCount(replies & Discs.CORNERS);
            list.add(square, flips, replies, rank);
        }
    }
}
