package damier.core;

/**
 * Reads the results of stored endings. The results ignore draws by repetition and by count. A
 * prober belongs to one thread.
 */
public interface EndgameProber<P extends Position> {
    int WIN = 1;
    int DRAW = 0;
    int LOSS = -1;

    /** Not stored. The value equals its own negative, as seen by either side. */
    int UNKNOWN = Integer.MIN_VALUE;

    /** The value of {@link #distance} if the distance is not stored or the position is drawn. */
    int NO_DISTANCE = -1;

    /** The result for the side to move: {@link #WIN}, {@link #DRAW}, {@link #LOSS} or unknown. */
    int probe(P at);

    /**
     * The number of plies to the end of a decided game: the winner takes the shortest way, the
     * loser the longest. Slower than {@link #probe} and meant for the root.
     */
    int distance(P at);

    /**
     * Fills {@code moves} with the best legal moves: they keep the result and, in a decided
     * position, win soonest or lose latest. If the result is unknown, these are all legal moves.
     *
     * @return the result of the position
     */
    int best(P at, MoveList moves);
}
