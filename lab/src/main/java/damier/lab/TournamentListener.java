package damier.lab;

import java.io.IOException;

/** Receives the progress of a tournament, one call at a time, from the threads that play it. */
public interface TournamentListener {
    /** A game is over; an exception ends the tournament. */
    default void finished(GameRecord game) throws IOException {}

    /**
     * A pair of a pairing is complete, and all pairs before it.
     *
     * @param pairing its index in the schedule
     */
    default void standing(int pairing, Standing standing) {}
}
