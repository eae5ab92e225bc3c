package damier.lab;

import java.io.IOException;

/** Hears of a tournament, one call at a time, from the threads that play it. */
public interface TournamentListener {
    /** A game is over; where this fails the tournament ends. */
    default void finished(GameRecord game) throws IOException {}

    /**
     * A pair of a pairing is complete, and all pairs before it.
     *
     * @param pairing its index in the schedule
     */
    default void standing(int pairing, Standing standing) {}
}
