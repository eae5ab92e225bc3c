package damier.web;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;

/**
 * The settings of a server.
 *
 * @param port 0 for any free port
 * @param data the data folder
 * @param database a JDBC URL; null for a file in the data folder
 * @param network access from the network; null for access from this machine only
 */
public record ServerSettings(
        int port, Path data, @Nullable String database, @Nullable Network network) {
    public static final int DEFAULT_PORT = 7777;

    /**
     * The access from the network.
     *
     * @param host the host name under which others address this machine
     */
    public record Network(String host, String password) {
        /** The minimum length of a password; shorter ones are easily guessed. */
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

        /** Omits the password, so that no message contains it. */
        @Override
        public String toString() {
            return host;
        }
    }

    /** The settings of a server for this machine only. */
    public static ServerSettings local(int port, Path data) {
        return new ServerSettings(port, data, null, null);
    }
}
