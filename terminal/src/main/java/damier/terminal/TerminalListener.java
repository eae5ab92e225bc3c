package damier.terminal;

import damier.session.SessionListener;

/** Receives the events of a game and of the searches beside it, on the thread that plays it. */
public interface TerminalListener extends SessionListener {
    /** A search found a line. */
    default void thought(Thought thought) {}

    /** The requested hint. */
    default void advised(String move, Thought thought) {}

    /** The requested analysis ended. */
    default void analysed() {}

    /** A program or the adviser failed. */
    @Override
    default void failed(RuntimeException fault) {}
}
