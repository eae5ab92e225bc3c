package damier.lab;

import java.io.IOException;

/** Hears of a match, one call at a time, from the threads that play it. */
public interface MatchListener {
    /** A game is over; where this fails the match ends. */
    default void finished(GameRecord game) throws IOException {}

    /** A pair is complete, and all pairs before it. */
    default void standing(Standing standing) {}
}
