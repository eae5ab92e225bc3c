package damier.draughts.tables;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The state of each position of a slice while it is being solved, in 16 bits. Thread-safe.
 *
 * <p>The upper 9 bits are the level plus 1, or 0 while the position is undecided. The parity of a
 * level tells wins from losses. A position that remains undecided is a draw. The lower 7 bits count
 * the moves within the slices that are not known to lose, or have one of two special values.
 */
final class SliceStates {
    /** The level of an undecided position. */
    static final int UNDECIDED = -1;

    /** The highest level that fits into the state. */
    static final int HIGHEST_LEVEL = 510;

    /** Special count: there is a capture, so the level is final. */
    private static final int FIXED = 127;

    /** Special count: the position is decided, or a promotion draws, so it cannot become a loss. */
    private static final int NEVER_LOST = 126;

    private static final int COUNT_BITS = 7;
    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;
    private static final VarHandle STATES = MethodHandles.arrayElementVarHandle(char[].class);

    private final char[] states;

    SliceStates(long size) {
        states = new char[Math.toIntExact(size)];
    }

    void setFixed(long number, int level) {
        states[(int) number] = state(level, FIXED);
    }

    void setNeverLost(long number) {
        states[(int) number] = state(UNDECIDED, NEVER_LOST);
    }

    /** Sets a level that only an earlier win can replace. */
    void setDecided(long number, int level) {
        states[(int) number] = state(level, NEVER_LOST);
    }

    void setMoves(long number, int count) {
        if (count >= NEVER_LOST) {
            throw new IllegalStateException("too many moves: " + count);
        }
        states[(int) number] = state(UNDECIDED, count);
    }

    private static char state(int level, int count) {
        if (level > HIGHEST_LEVEL) {
            throw new IllegalStateException("longer than " + HIGHEST_LEVEL + " plies");
        }
        return (char) ((level + 1) << COUNT_BITS | count);
    }

    int level(long number) {
        return (states[(int) number] >>> COUNT_BITS) - 1;
    }

    /** Whether there is a capture. */
    boolean isFixed(long number) {
        return (states[(int) number] & COUNT_MASK) == FIXED;
    }

    /** Records a move that wins at this level; returns whether the level has changed. */
    boolean win(long number, int level) {
        int at = (int) number;
        while (true) {
            char state = states[at];
            int known = (state >>> COUNT_BITS) - 1;
            if ((state & COUNT_MASK) == FIXED || (known != UNDECIDED && known <= level)) {
                return false;
            }
            if (STATES.compareAndSet(states, at, state, state(level, NEVER_LOST))) {
                return true;
            }
        }
    }

    /** Records a losing move; returns whether it was the last one counted. */
    boolean countLosingMove(long number) {
        int at = (int) number;
        while (true) {
            char state = states[at];
            int count = state & COUNT_MASK;
            if (count >= NEVER_LOST) {
                return false;
            }
            if (STATES.compareAndSet(states, at, state, (char) (state - 1))) {
                return count == 1;
            }
        }
    }

    void lose(long number, int level) {
        states[(int) number] = state(level, NEVER_LOST);
    }
}
