package damier.othello.solver;

import damier.othello.OthelloSquares;

/**
 * The moves of one position with their flips, replies and ranks. Moves are sorted one at a time as
 * the search needs them, because most searches end after the first move.
 */
final class RankedMoves {
    /** More moves than any position has. */
    private static final int CAPACITY = 40;

    private static final int SQUARE_BITS = 6;

    private final long[] flips = new long[CAPACITY];
    private final long[] replies = new long[CAPACITY];

    /** The rank, with the square in the lowest bits. */
    private final int[] ranks = new int[CAPACITY];

    private int size;

    /** Creates one list per number of empties. */
    static RankedMoves[] forEachCount() {
        RankedMoves[] lists = new RankedMoves[OthelloSquares.COUNT];
        for (int count = 0; count < lists.length; count++) {
            lists[count] = new RankedMoves();
        }
        return lists;
    }

    void clear() {
        size = 0;
    }

    /**
     * @param replies the opponent's legal moves after this move
     * @param rank the lowest rank is searched first
     */
    void add(int square, long flips, long replies, int rank) {
        int i = size;
        this.flips[i] = flips;
        this.replies[i] = replies;
        ranks[i] = rank << SQUARE_BITS | square;
        size = i + 1;
    }

    int size() {
        return size;
    }

    /** Swaps the lowest-ranked of the moves from {@code index} on to {@code index}. */
    void select(int index) {
        final int[] ranks = this.ranks;
        int first = index;
        for (int i = index + 1; i < size; i++) {
            if (ranks[i] < ranks[first]) {
                first = i;
            }
        }
        int rank = ranks[first];
        long flip = flips[first];
        long reply = replies[first];
        ranks[first] = ranks[index];
        flips[first] = flips[index];
        replies[first] = replies[index];
        ranks[index] = rank;
        flips[index] = flip;
        replies[index] = reply;
    }

    int square(int index) {
        return ranks[index] & ((1 << SQUARE_BITS) - 1);
    }

    long flips(int index) {
        return flips[index];
    }

    long replies(int index) {
        return replies[index];
    }
}
