package damier.search;

import damier.core.MoveList;
import damier.table.TranspositionTable;

/** The root moves, best first as far as is known, each with its last principal variation. */
final class RootMoves {
    private final MoveList moves = new MoveList();
    private long[][] lines = new long[0][];

    /**
     * Begins a search.
     *
     * @param all the moves to search
     * @param signature of the table's move, which is played if the search has no time
     */
    void start(MoveList all, int signature) {
        moves.copy(all);
        lines = new long[moves.size()][];
        for (int i = 0; i < moves.size(); i++) {
            lines[i] = new long[] {moves.get(i)};
        }
        for (int i = 1; i < moves.size(); i++) {
            if (TranspositionTable.signatureOf(moves.get(i)) == signature) {
                swap(0, i);
                return;
            }
        }
    }

    int size() {
        return moves.size();
    }

    long get(int index) {
        return moves.get(index);
    }

    long[] line(int index) {
        return lines[index];
    }

    /** Moves the first move of {@code line} from one index to an earlier one. */
    void bringForward(int from, int to, long[] line) {
        for (int i = from; i > to; i--) {
            moves.set(i, moves.get(i - 1));
            lines[i] = lines[i - 1];
        }
        moves.set(to, line[0]);
        lines[to] = line;
    }

    void swap(int i, int j) {
        long move = moves.get(i);
        moves.set(i, moves.get(j));
        moves.set(j, move);
        long[] line = lines[i];
        lines[i] = lines[j];
        lines[j] = line;
    }
}
