package damier.web;

import io.javalin.config.RoutesConfig;

import java.util.Map;
import java.util.function.Consumer;

/** A module of the board: its routes and its messages. {@code WebBoard} lists all modules. */
public interface ServerModule extends AutoCloseable {
    /**
     * Adds the routes. Every request below {@code /api} has passed the access filter: see {@link
     * Visitor#of}. A route without the role {@link Visitor.Role#GUEST} is for the owner only.
     * Exceptions of handlers become one-line messages: {@link Refused} with its status, invalid
     * notations and unusable players with 422.
     */
    default void addRoutes(RoutesConfig routes) {}

    /**
     * The message handlers by message {@code type}. The messages of a socket are handled one after
     * the other; exceptions are answered as in HTTP.
     */
    default Map<String, Consumer<Message>> messages() {
        return Map.of();
    }

    @Override
    default void close() {}
}
