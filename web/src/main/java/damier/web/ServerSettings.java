package damier.web;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;

/**
 * How a board is opened.
 *
 * @param port 0: any that is free
 * @param data where everything is kept
 * @param database a JDBC URL; null: a file in the data folder
 * @param network how others may come; null: nobody but who sits at this machine
 */
public record ServerSettings(
        int port, Path data, @Nullable String database, @Nullable Network network) {
    public static final int USUAL_PORT = 7777;

    /**
     * The way in from the network.
     *
     * @param host the name by which others address this machine
     */
    public record Network(String host, String password) {
        /** Shorter ones are guessed. */
        public static final int SHORTEST_PASSWORD = 8;

        public Network {
            if (password.length() < SHORTEST_PASSWORD) {
                throw new IllegalArgumentException(
                        "password: shorter than %d characters".formatted(SHORTEST_PASSWORD));
            }
            if (!host.matches("[A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+]")) {
                throw new IllegalArgumentException(
                        "host: '%s' is no name of a machine".formatted(host));
            }
        }

        /** Keeps the password out of all messages. */
        @Override
        public String toString() {
            return host;
        }
    }

    /** A board for this machine alone. */
    public static ServerSettings local(int port, Path data) {
        return new ServerSettings(port, data, null, null);
    }
}
