package damier.draughts.tables;

import static damier.core.EndgameProber.DRAW;
import static damier.core.EndgameProber.UNKNOWN;

import damier.draughts.DraughtsPosition;

/**
 * Reads the levels of positions in finished slices. {@link SliceSolver} defines levels. Not
 * thread-safe.
 */
final class FinishedLevels {
    private final SliceSolver.Context context;
    private final TableProber prober;

    FinishedLevels(SliceSolver.Context context) {
        this.context = context;
        prober = new TableProber(context.tables(), context.rules());
    }

    int level(DraughtsPosition at) {
        int value = prober.value(at, 0);
        if (value == UNKNOWN) {
            throw new IllegalStateException("a table of fewer pieces or men is missing");
        }
        if (value == DRAW) {
            return SliceStates.UNDECIDED;
        }
        int level = context.distances() ? prober.distance(at, value, 0) : context.immediate(value);
        if (level < 0) {
            throw new IllegalStateException("a table of distances is missing");
        }
        return level;
    }

    /** The level that a move to a position of this level gives the position before it. */
    static int levelBefore(int level) {
        return level == SliceStates.UNDECIDED ? level : level + 1;
    }

    /** Ranks levels from worst to best: early loss, late loss, draw, late win, early win. */
    int rank(int level) {
        if (level == SliceStates.UNDECIDED) {
            return 0;
        }
        int near = SliceStates.HIGHEST_LEVEL + 1 - level;
        return context.isWin(level) ? near : -near;
    }
}
