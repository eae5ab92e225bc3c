package damier.terminal;

/** Hears what happens in a game, on the thread that plays it. */
public interface SessionListener {
    /** A move was made, by whomever. */
    default void played(PlayedMove move) {}

    /** Somebody who thinks has found something. */
    default void thought(Thought thought) {}

    /** The advice that was asked for. */
    default void advised(String move, Thought thought) {}

    /** The analysis that was asked for has come to its end. */
    default void analysed() {}

    /** Who was asked did not answer, and will not. */
    default void failed(RuntimeException fault) {}
}
