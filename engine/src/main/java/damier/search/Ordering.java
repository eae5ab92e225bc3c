package damier.search;

import damier.core.MoveList;
import damier.table.TranspositionTable;

/**
 * Orders moves: the table's move first, then moves that were good in other positions. Moves are
 * picked one at a time instead of sorted, since most nodes end after a few.
 */
final class Ordering {
    /** Ranks before every other move. */
    private static final int TABLE_MOVE = Integer.MAX_VALUE;

    /** Ranks after every other move. */
    private static final int POSTPONED = -1;

    private static final int INITIAL_CAPACITY = 64;

    private final History history = new History();
    private final int[][] ranks;

    Ordering(int plies) {
        ranks = new int[plies][INITIAL_CAPACITY];
        history.clear();
    }

    void clear() {
        history.clear();
    }

    /** Ranks the moves of a node by the table's move alone. */
    void rank(int ply, MoveList moves, int signature) {
        int[] ranks = ranksOf(ply, moves.size());
        for (int i = 0; i < moves.size(); i++) {
            ranks[i] = TranspositionTable.signatureOf(moves.get(i)) == signature ? TABLE_MOVE : 0;
        }
    }

    /** Ranks the moves of a node by the table's move and by history. */
    void rank(int ply, MoveList moves, int signature, int side) {
        int[] ranks = ranksOf(ply, moves.size());
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            ranks[i] =
                    TranspositionTable.signatureOf(move) == signature
                            ? TABLE_MOVE
                            : history.score(History.index(side, move));
        }
    }

    private int[] ranksOf(int ply, int size) {
        if (ranks[ply].length < size) {
            ranks[ply] = new int[2 * size];
        }
        return ranks[ply];
    }

    /** Moves the best of the moves from {@code index} on to that index. */
    long pick(int ply, MoveList moves, int index) {
        int[] ranks = this.ranks[ply];
        int best = index;
        for (int i = index + 1; i < moves.size(); i++) {
            if (ranks[i] > ranks[best]) {
                best = i;
            }
        }
        long move = moves.get(best);
        moves.set(best, moves.get(index));
        moves.set(index, move);
        int rank = ranks[best];
        ranks[best] = ranks[index];
        ranks[index] = rank;
        return move;
    }

    /** Defers a move behind all others; false if it was deferred before. */
    boolean postpone(int ply, int index) {
        boolean isFirstTime = ranks[ply][index] != POSTPONED;
        ranks[ply][index] = POSTPONED;
        return isFirstTime;
    }

    /**
     * Updates the history after the move at {@code best} proved better than those tried before it,
     * at this depth.
     */
    void learn(MoveList moves, int best, int side, int depth) {
        history.good(History.index(side, moves.get(best)), depth);
        for (int i = 0; i < best; i++) {
            history.bad(History.index(side, moves.get(i)), depth);
        }
    }
}
