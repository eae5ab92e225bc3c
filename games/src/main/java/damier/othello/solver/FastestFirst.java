package damier.othello.solver;

import static java.lang.Long.bitCount;

import damier.bits.Hashing;
import damier.othello.Flips;
import damier.othello.Mobility;
import damier.othello.OthelloSquares;

/**
 * Solves positions with seven to eleven empties. It searches the moves that leave the opponent the
 * fewest replies first (the fastest-first heuristic): their subtrees are small, and they tend to be
 * good moves.
 */
final class FastestFirst {
    static final int MOST_EMPTIES = 11;

    /** Below every score: no move searched yet. */
    private static final int NONE = -99;

    /** The lowest alpha at which a stability cutoff is tried. */
    private static final int STABILITY_ALPHA = 20;

    // Ranks, in quarters of an opponent's reply; the lowest rank is searched first.
    private static final int REPLY = 4;
    private static final int EVEN_QUADRANT = 2;
    private static final int KNOWN_BEST = -1_000;

    private final FewEmpties few = new FewEmpties();
    private final LeafTable table = new LeafTable();
    private final RankedMoves[] lists = RankedMoves.forEachCount();
    private long nodes;

    /** The number of nodes visited so far. */
    long nodes() {
        return nodes + few.nodes();
    }

    /**
     * Searches the null window from {@code alpha} to {@code alpha + 1}.
     *
     * @param moves the legal moves of {@code own}
     * @param count the number of empties
     * @param odd the quadrants with an odd number of empties
     */
    int search(long own, long opponent, long moves, int alpha, int count, int odd) {
        if (count <= FewEmpties.MOST_EMPTIES) {
            return few.search(own, opponent, moves, alpha, count, odd);
        }
        nodes++;
        if (moves == 0) {
            return pass(own, opponent, alpha, count, odd);
        }
        if (alpha >= STABILITY_ALPHA) {
            int most = Discs.ALL - 2 * StableDiscs.count(/* own= */ opponent, /* opponent= */ own);
            if (most <= alpha) {
                return most;
            }
        }
        long key = Hashing.key(own, opponent, 0);
        int known = table.probe(key);
        if (LeafTable.lower(known) > alpha) {
            return LeafTable.lower(known);
        }
        if (LeafTable.upper(known) <= alpha) {
            return LeafTable.upper(known);
        }
        RankedMoves list = lists[count];
        rank(list, own, opponent, moves, odd, LeafTable.move(known));
        return searchMoves(list, own, opponent, alpha, count, odd, key, known);
    }

    private int pass(long own, long opponent, int alpha, int count, int odd) {
        long replies = Mobility.of(/* own= */ opponent, /* opponent= */ own);
        return replies == 0
                ? Discs.finalScore(own, opponent)
                : -search(
                        /* own= */ opponent, /* opponent= */ own, replies, -alpha - 1, count, odd);
    }

    private int searchMoves(
            RankedMoves list,
            long own,
            long opponent,
            int alpha,
            int count,
            int odd,
            long key,
            int known) {
        int best = NONE;
        int bestMove = LeafTable.NO_MOVE;
        for (int i = 0; i < list.size() && best <= alpha; i++) {
            list.select(i);
            int square = list.square(i);
            long flips = list.flips(i);
            int score =
                    -search(
                            opponent ^ flips,
                            own | flips | OthelloSquares.bit(square),
                            list.replies(i),
                            -alpha - 1,
                            count - 1,
                            odd ^ Discs.quadrant(square));
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        table.store(key, LeafTable.narrowed(known, alpha, best, bestMove));
        return best;
    }

    private static void rank(
            RankedMoves list, long own, long opponent, long moves, int odd, int knownBest) {
        list.clear();
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Flips.of(own, opponent, square);
            long replies = Mobility.of(opponent ^ flips, own | flips | OthelloSquares.bit(square));
            int rank = REPLY * (bitCount(replies) + bitCount(replies & Discs.CORNERS));
            if ((odd & Discs.quadrant(square)) == 0) {
                rank += EVEN_QUADRANT;
            }
            list.add(square, flips, replies, square == knownBest ? KNOWN_BEST : rank);
        }
    }
}
