package damier.search;

import java.util.Arrays;

/**
 * The moves that the threads of a search are searching at the moment, so that another thread
 * searches other moves first. It is written without a lock: a lost mark costs a little time only.
 *
 * <p>The idea is the simplified ABDADA of Tom Kerrigan.
 */
final class BusyMoves {
    /** The mark of a move that is not announced to other threads. */
    static final long NO_MARK = 0;

    private static final int SIZE = 1 << 14;
    private static final long MIX = 0x9e3779b97f4a7c15L;

    /**
     * The least depth at which moves are marked: closer to the horizon, searching a move twice
     * costs less than checking for it.
     */
    private static final int LEAST_DEPTH = 4;

    private final long[] marks;
    private final boolean shared;

    /**
     * @param shared whether several threads search the same position; a single one marks no move
     */
    BusyMoves(boolean shared) {
        this.shared = shared;
        marks = new long[shared ? SIZE : 0];
    }

    void clear() {
        Arrays.fill(marks, 0);
    }

    /** The mark by which threads recognise a move that another thread is searching. */
    long mark(long key, int depth, long move) {
        return depth >= LEAST_DEPTH && shared ? (key ^ move * MIX) + depth * MIX : NO_MARK;
    }

    boolean isBusy(long mark) {
        return mark != NO_MARK && marks[index(mark)] == mark;
    }

    void enter(long mark) {
        if (mark != NO_MARK) {
            marks[index(mark)] = mark;
        }
    }

    void leave(long mark) {
        if (mark != NO_MARK && marks[index(mark)] == mark) {
            marks[index(mark)] = NO_MARK;
        }
    }

    private static int index(long mark) {
        return (int) mark & (SIZE - 1);
    }
}
