package damier.players;

import damier.core.Game;
import damier.core.Limits;
import damier.search.SearchListener;

/** Anything that can choose a move. A player is used by one thread at a time. */
public interface Player extends AutoCloseable {
    /** The name in tables and records. */
    String name();

    /**
     * Begins a new game.
     *
     * @param seed of the player's random choices: the same seed gives the same game
     */
    void newGame(long seed);

    /**
     * Whether the player may be asked for moves outside a game, to warm up; false for a program
     * that must first agree to a game.
     */
    default boolean playsOutsideGames() {
        return true;
    }

    /**
     * Sets the grace period for late answers. A player that represents a program terminates it for
     * lateness only after this period.
     */
    default void allow(long graceNanos) {}

    /**
     * A move for the side to move. It need not be legal: the caller checks it.
     *
     * @throws IllegalArgumentException if the player does not play this game
     */
    Choice choose(Game game, Limits limits);

    /**
     * As {@link #choose(Game, Limits)}, and reports the progress of the search if the player can.
     *
     * @param listener is notified of every iteration, from any thread
     */
    default Choice choose(Game game, Limits limits, SearchListener listener) {
        return choose(game, limits);
    }

    /**
     * Asks a searching player to move now; any thread may call it. A player that cannot be
     * interrupted moves when it is ready.
     */
    default void stop() {}

    @Override
    void close();
}
