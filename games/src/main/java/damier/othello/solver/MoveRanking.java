package damier.othello.solver;

import static java.lang.Long.bitCount;

import damier.othello.Flips;
import damier.othello.Mobility;
import damier.othello.OthelloSquares;

/**
 * Ranks the moves in {@link TreeSearch}: the moves of the table first, then by a shallow search,
 * the opponent's mobility and parity.
 */
final class MoveRanking {
    // Ranks, in hundredths of a disc; the lowest rank is searched first.
    private static final int REPLY = 150;
    private static final int EVEN_QUADRANT = 50;
    private static final int KNOWN_BEST = -1_000_000;
    private static final int KNOWN_SECOND = KNOWN_BEST / 2;

    /** At a lower depth, evaluating moves costs more than it saves. */
    private static final int EVALUATION_DEPTH = 3;

    private final ShallowSearch shallow;

    MoveRanking(ShallowSearch shallow) {
        this.shallow = shallow;
    }

    /**
     * @param known the entry of the position in the table
     */
    void rank(Node node, long moves, long known) {
        long own = node.own;
        long opponent = node.opponent;
        int shallowDepth = shallowDepth(node);
        RankedMoves list = node.moves;
        list.clear();
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Flips.of(own, opponent, square);
            long next = opponent ^ flips;
            long previous = own | flips | OthelloSquares.bit(square);
            long replies = Mobility.of(next, previous);
            int rank = tableRank(known, square);
            if (rank == 0) {
                rank = rank(node, square, next, previous, replies, shallowDepth);
            }
            list.add(square, flips, replies, rank);
        }
    }

    /** The depth of the shallow search after each move; -1 for none. */
    private static int shallowDepth(Node node) {
        int depth = node.depth;
        if (node.isSolved()) {
            return depth >= 22 ? 3 : depth >= 18 ? 2 : depth >= 15 ? 1 : 0;
        }
        return depth >= 10 ? 2 : depth >= 6 ? 1 : depth >= EVALUATION_DEPTH ? 0 : -1;
    }

    /** The rank of a table move; 0 for any other move. */
    private static int tableRank(long known, int square) {
        if (known == SolverTable.MISS) {
            return 0;
        }
        if (square == SolverTable.move(known)) {
            return KNOWN_BEST;
        }
        return square == SolverTable.second(known) ? KNOWN_SECOND : 0;
    }

    private int rank(
            Node node, int square, long next, long previous, long replies, int shallowDepth) {
        int rank = REPLY * (bitCount(replies) + bitCount(replies & Discs.CORNERS));
        if ((node.odd & Discs.quadrant(square)) == 0) {
            rank += EVEN_QUADRANT;
        }
        if (shallowDepth >= 0) {
            rank +=
                    shallow.search(
                            next,
                            previous,
                            replies,
                            -ShallowSearch.HIGHEST_SCORE,
                            ShallowSearch.HIGHEST_SCORE,
                            shallowDepth);
        }
        return rank;
    }
}
