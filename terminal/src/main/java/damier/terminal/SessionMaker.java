package damier.terminal;

import damier.core.Position;

import java.util.function.Consumer;

/** Makes the session that a face plays. */
@FunctionalInterface
public interface SessionMaker<P extends Position> {
    /**
     * Makes it.
     *
     * @param later takes tasks to the face's thread
     * @param listener the face itself
     */
    GameSession<P> make(Consumer<Runnable> later, SessionListener listener);
}
