package damier.web;

import io.javalin.config.RoutesConfig;

import java.util.Map;

/**
 * A part of the board: the addresses that it answers at, and the messages that it understands. All
 * parts are listed in one place, {@code WebBoard}.
 */
public interface ServerModule extends AutoCloseable {
    /**
     * Whoever asks at {@code /api} has been let in: see {@link Visitor#of}. What is not for {@link
     * Visitor.Role#GUEST} by its route is for the owner alone. What handlers throw becomes a line:
     * {@link Refused} with its status, notations and players that cannot be used with 422.
     */
    default void addRoutes(RoutesConfig routes) {}

    /**
     * By their {@code type}. They are heard one after the other from each socket; what they throw
     * is answered as by HTTP.
     */
    default Map<String, Hearer> messages() {
        return Map.of();
    }

    /** Hears a message. */
    @FunctionalInterface
    interface Hearer {
        void hear(Socket socket, Message message);
    }

    /** A socket wants no more news of a game, a review or a run. */
    default void left(Socket socket, String id) {}

    /** A socket has gone. */
    default void left(Socket socket) {}

    @Override
    default void close() {}
}
