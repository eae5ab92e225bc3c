package damier.othello.solver;

import static java.lang.Long.bitCount;

import damier.othello.Flips;
import damier.othello.OthelloSquares;

/**
 * Solves positions with one to four empties. Most of the solver's time is spent here, so there are
 * no move lists and no table: the empty squares are arguments.
 *
 * <p>All methods search the null window from {@code alpha} to {@code alpha + 1} and return a bound
 * that may lie outside it (fail soft). Squares of quadrants with an odd number of empties are
 * searched first: the side that moves first in such a quadrant is likely to make the last move
 * there as well.
 */
final class LastEmpties {
    /** Below every score: no move searched yet. */
    private static final int NONE = -99;

    private long nodes;

    /** The number of nodes visited so far. */
    long nodes() {
        return nodes;
    }

    int four(long own, long opponent, int alpha, int a, int b, int c, int d) {
        nodes++;
        final long[] neighbours = Discs.NEIGHBOURS;
        int best = NONE;
        long flips;
        if ((neighbours[a] & opponent) != 0 && (flips = Flips.of(own, opponent, a)) != 0) {
            best =
                    -three(
                            opponent ^ flips,
                            own | flips | OthelloSquares.bit(a),
                            -alpha - 1,
                            b,
                            c,
                            d);
            if (best > alpha) {
                return best;
            }
        }
        if ((neighbours[b] & opponent) != 0 && (flips = Flips.of(own, opponent, b)) != 0) {
            int score =
                    -three(
                            opponent ^ flips,
                            own | flips | OthelloSquares.bit(b),
                            -alpha - 1,
                            a,
                            c,
                            d);
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
        }
        if ((neighbours[c] & opponent) != 0 && (flips = Flips.of(own, opponent, c)) != 0) {
            int score =
                    -three(
                            opponent ^ flips,
                            own | flips | OthelloSquares.bit(c),
                            -alpha - 1,
                            a,
                            b,
                            d);
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
        }
        if ((neighbours[d] & opponent) != 0 && (flips = Flips.of(own, opponent, d)) != 0) {
            int score =
                    -three(
                            opponent ^ flips,
                            own | flips | OthelloSquares.bit(d),
                            -alpha - 1,
                            a,
                            b,
                            c);
            return Math.max(best, score);
        }
        return best != NONE ? best : passWithFour(own, opponent, alpha, a, b, c, d);
    }

    private int passWithFour(long own, long opponent, int alpha, int a, int b, int c, int d) {
        boolean canMove =
                Flips.of(/* own= */ opponent, /* opponent= */ own, a) != 0
                        || Flips.of(/* own= */ opponent, /* opponent= */ own, b) != 0
                        || Flips.of(/* own= */ opponent, /* opponent= */ own, c) != 0
                        || Flips.of(/* own= */ opponent, /* opponent= */ own, d) != 0;
        return canMove
                ? -four(/* own= */ opponent, /* opponent= */ own, -alpha - 1, a, b, c, d)
                : Discs.finalScore(own, opponent);
    }

    int three(long own, long opponent, int alpha, int x, int y, int z) {
        nodes++;
        int a = x;
        int b = y;
        int c = z;
        if (Discs.inOneQuadrant(x, y)) {
            a = z;
            c = x;
        } else if (Discs.inOneQuadrant(x, z)) {
            a = y;
            b = x;
        }
        final long[] neighbours = Discs.NEIGHBOURS;
        int best = NONE;
        long flips;
        if ((neighbours[a] & opponent) != 0 && (flips = Flips.of(own, opponent, a)) != 0) {
            best = -two(opponent ^ flips, own | flips | OthelloSquares.bit(a), -alpha - 1, b, c);
            if (best > alpha) {
                return best;
            }
        }
        if ((neighbours[b] & opponent) != 0 && (flips = Flips.of(own, opponent, b)) != 0) {
            int score =
                    -two(opponent ^ flips, own | flips | OthelloSquares.bit(b), -alpha - 1, a, c);
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
        }
        if ((neighbours[c] & opponent) != 0 && (flips = Flips.of(own, opponent, c)) != 0) {
            int score =
                    -two(opponent ^ flips, own | flips | OthelloSquares.bit(c), -alpha - 1, a, b);
            return Math.max(best, score);
        }
        return best != NONE ? best : passWithThree(own, opponent, alpha, a, b, c);
    }

    private int passWithThree(long own, long opponent, int alpha, int a, int b, int c) {
        boolean canMove =
                Flips.of(/* own= */ opponent, /* opponent= */ own, a) != 0
                        || Flips.of(/* own= */ opponent, /* opponent= */ own, b) != 0
                        || Flips.of(/* own= */ opponent, /* opponent= */ own, c) != 0;
        return canMove
                ? -three(/* own= */ opponent, /* opponent= */ own, -alpha - 1, a, b, c)
                : Discs.finalScore(own, opponent);
    }

    int two(long own, long opponent, int alpha, int a, int b) {
        nodes++;
        final long[] neighbours = Discs.NEIGHBOURS;
        int best = NONE;
        long flips;
        if ((neighbours[a] & opponent) != 0 && (flips = Flips.of(own, opponent, a)) != 0) {
            best = -one(opponent ^ flips, -alpha - 1, b);
            if (best > alpha) {
                return best;
            }
        }
        if ((neighbours[b] & opponent) != 0 && (flips = Flips.of(own, opponent, b)) != 0) {
            return Math.max(best, -one(opponent ^ flips, -alpha - 1, a));
        }
        return best != NONE ? best : passWithTwo(own, opponent, alpha, a, b);
    }

    /** The side to move passes: the opponent moves, or the game is over. */
    private int passWithTwo(long own, long opponent, int alpha, int a, int b) {
        int best = -NONE;
        long flips = Flips.of(/* own= */ opponent, /* opponent= */ own, a);
        if (flips != 0) {
            best = one(own ^ flips, alpha, b);
            if (best <= alpha) {
                return best;
            }
        }
        flips = Flips.of(/* own= */ opponent, /* opponent= */ own, b);
        if (flips != 0) {
            return Math.min(best, one(own ^ flips, alpha, a));
        }
        return best != -NONE ? best : Discs.finalScore(own, opponent);
    }

    /**
     * Only the own discs are passed: all other squares but the empty one have the opponent's discs.
     */
    int one(long own, int alpha, int square) {
        nodes++;
        int passed = 2 * bitCount(own) - Discs.ALL;
        int flips = LastFlips.count(own, square);
        if (flips != 0) {
            return passed + 2 + 2 * flips;
        }
        // The side to move has no move. If the opponent has none either, the empty square counts
        // for the winner.
        int ended = passed >= 0 ? passed + 2 : passed;
        if (ended <= alpha) {
            return ended;
        }
        int lost = LastFlips.count(~own ^ OthelloSquares.bit(square), square);
        return lost != 0 ? passed - 2 * lost : ended;
    }
}
