package damier.session;

import damier.core.Ending;

/** Receives the events of a game in progress: to store them, to draw them, to broadcast them. */
public interface SessionListener {
    /** A move was played; it may have ended the game, which {@link #ended} reports next. */
    default void played(PlayedMove move) {}

    /** Moves were undone or redone; the game now has {@code ply} moves. */
    default void travelled(int ply) {}

    /** A draw offer, a pause, a player or the fault of a player changed. */
    default void changed() {}

    /** A program failed to move, and the game waits. */
    default void failed(RuntimeException fault) {}

    /** The game is over. */
    default void ended(Ending ending) {}
}
