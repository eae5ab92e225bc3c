package damier.search;

import java.util.Arrays;

/**
 * The moves that threads of one search are looking at just now, so that another thread looks at
 * other moves first. Written without a lock: a lost mark costs a little time and nothing else.
 *
 * <p>The idea is the simplified ABDADA of Tom Kerrigan.
 */
final class BusyMoves {
    private static final int SIZE = 1 << 14;

    private final long[] marks = new long[SIZE];

    void clear() {
        Arrays.fill(marks, 0);
    }

    static long mark(long key, int depth) {
        return key + depth * 0x9e3779b97f4a7c15L;
    }

    boolean isBusy(long mark) {
        return marks[(int) mark & (SIZE - 1)] == mark;
    }

    void enter(long mark) {
        marks[(int) mark & (SIZE - 1)] = mark;
    }

    void leave(long mark) {
        int index = (int) mark & (SIZE - 1);
        if (marks[index] == mark) {
            marks[index] = 0;
        }
    }
}
