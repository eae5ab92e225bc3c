package damier.othello.solver;

import damier.othello.Flips;
import damier.othello.Mobility;
import damier.othello.OthelloSquares;

/**
 * Solves positions with five or six empties. Moves are ordered by parity alone; any other ordering
 * costs more than it saves here.
 */
final class FewEmpties {
    static final int FEWEST_EMPTIES = 5;
    static final int MOST_EMPTIES = 6;

    private static final int NONE = -99;

    private final LastEmpties last = new LastEmpties();
    private long nodes;

    /** The number of nodes visited so far. */
    long nodes() {
        return nodes + last.nodes();
    }

    /**
     * Searches the null window from {@code alpha} to {@code alpha + 1}.
     *
     * @param moves the legal moves of {@code own}
     * @param count the number of empties
     * @param odd the quadrants with an odd number of empties
     */
    int search(long own, long opponent, long moves, int alpha, int count, int odd) {
        nodes++;
        if (moves == 0) {
            return pass(own, opponent, alpha, count, odd);
        }
        long empties = ~(own | opponent);
        long group = moves & Discs.QUADRANTS[odd];
        long later = moves ^ group;
        int best = NONE;
        while (true) {
            if (group == 0) {
                if (later == 0) {
                    return best;
                }
                group = later;
                later = 0;
            }
            int square = Long.numberOfTrailingZeros(group);
            group &= group - 1;
            long flips = Flips.of(own, opponent, square);
            long next = own | flips | OthelloSquares.bit(square);
            int score =
                    count == FEWEST_EMPTIES
                            ? -four(
                                    opponent ^ flips,
                                    next,
                                    -alpha - 1,
                                    empties ^ OthelloSquares.bit(square),
                                    odd ^ Discs.quadrant(square))
                            : -search(
                                    opponent ^ flips,
                                    next,
                                    Mobility.of(opponent ^ flips, next),
                                    -alpha - 1,
                                    count - 1,
                                    odd ^ Discs.quadrant(square));
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
        }
    }

    private int pass(long own, long opponent, int alpha, int count, int odd) {
        long replies = Mobility.of(/* own= */ opponent, /* opponent= */ own);
        return replies == 0
                ? Discs.finalScore(own, opponent)
                : -search(
                        /* own= */ opponent, /* opponent= */ own, replies, -alpha - 1, count, odd);
    }

    /** Passes the four empties to {@link LastEmpties}, squares of odd quadrants first. */
    private int four(long own, long opponent, int alpha, long empties, int odd) {
        long group = empties & Discs.QUADRANTS[odd];
        long later = empties ^ group;
        if (group == 0) {
            group = later;
        }
        int a = Long.numberOfTrailingZeros(group);
        group &= group - 1;
        if (group == 0) {
            group = later;
        }
        int b = Long.numberOfTrailingZeros(group);
        group &= group - 1;
        if (group == 0) {
            group = later;
        }
        int c = Long.numberOfTrailingZeros(group);
        group &= group - 1;
        int d = Long.numberOfTrailingZeros(group);
        return last.four(own, opponent, alpha, a, b, c, d);
    }
}
