package damier.core;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/**
 * Builds endgame tables into a folder. Undamaged tables that are already there are kept, so that
 * the next build resumes one that was stopped.
 */
public interface EndgameBuilder {
    /** The number of pieces up to which distances cost little. */
    int DISTANCE_PIECES = 4;

    /** The resources that {@link #run} will need; tables that exist already need none. */
    Need need();

    /** Why {@link #run} would refuse, in one line. */
    Optional<String> obstacle() throws IOException;

    /**
     * Builds the missing tables.
     *
     * @return whether all tables exist now; false if it was stopped
     * @throws IllegalStateException with a one-line message, if there is an obstacle
     */
    boolean run() throws IOException;

    /** Makes {@link #run} return soon; the slices in progress are lost. */
    void stop();

    /**
     * The tables to build: all with up to a number of pieces, beyond those that are built in.
     *
     * @param men the maximum number of men
     * @param distancePieces the maximum number of pieces for which distances are stored too; unless
     *     it is 0, they are also stored for kings alone
     */
    record Request(int pieces, int men, int distancePieces, int threads) {}

    /**
     * An estimate of resources. Time and disk space may be wrong by a factor of two.
     *
     * @param positions the number of positions to solve
     * @param memoryBytes for the largest pair of slices
     * @param diskBytes of all files together
     * @param time on processors like those of the measurement
     */
    record Need(long positions, long memoryBytes, long diskBytes, Duration time) {}

    /** The phases of building a pair of slices. */
    enum Phase {
        SOLVING,
        CHECKING,
        PACKING
    }

    /**
     * The progress of a build.
     *
     * @param slice the name of the slice in progress
     * @param done the completed share, from 0 to 1
     * @param left the remaining time at this rate
     */
    record Progress(String slice, Phase phase, double done, Duration left) {}

    /**
     * A finished slice: all positions with the same pieces.
     *
     * @param name such as {@code KK-K} for two kings of the side to move against one
     * @param longestWin in plies; 0 if distances are not stored
     * @param bytes its size in the file
     */
    record FinishedSlice(
            String name, long wins, long draws, long losses, int longestWin, long bytes) {
        public long positions() {
            return wins + draws + losses;
        }
    }

    /** Receives the events of a build, from any of its threads. */
    interface Listener {
        void progress(Progress progress);

        void finished(FinishedSlice slice);

        /** A file cannot be used and will be built again. */
        void fault(String line);
    }
}
