package damier.lab;

import java.io.IOException;

/** Receives the progress of a match, one call at a time, from the threads that play it. */
public interface MatchListener {
    /** A game is over; an exception ends the match. */
    default void finished(GameRecord game) throws IOException {}

    /** A pair is complete, and all pairs before it. */
    default void standing(Standing standing) {}
}
