package damier.players;

import damier.core.Game;
import damier.core.Limits;
import damier.search.SearchListener;

/** Whoever can be asked for a move. Used by one thread at a time. */
public interface Player extends AutoCloseable {
    /** As tables and records show it. */
    String name();

    /**
     * The moves that follow belong to another game.
     *
     * @param seed for whatever the player leaves to chance: the same seed, the same game
     */
    void newGame(long seed);

    /**
     * Whether it may be asked for moves that belong to no game, to warm up; not so a program that
     * would have to be asked for a game first.
     */
    default boolean playsOutsideGames() {
        return true;
    }

    /**
     * How much later than its time an answer still counts. A player that stands for a program ends
     * that program for being late only after this.
     */
    default void allow(long graceNanos) {}

    /**
     * A move for the side to move. It need not be legal: who asks checks it.
     *
     * @throws IllegalArgumentException if the player does not play this game
     */
    Choice choose(Game game, Limits limits);

    /**
     * The same, and tells of the way there, where the player can.
     *
     * @param listener hears of every iteration, from any thread
     */
    default Choice choose(Game game, Limits limits, SearchListener listener) {
        return choose(game, limits);
    }

    /**
     * Asks a player that is thinking for its move now; may come from any thread. A player that
     * cannot be hurried moves when it is ready.
     */
    default void stop() {}

    @Override
    void close();
}
