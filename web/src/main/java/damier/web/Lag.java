package damier.web;

import java.util.OptionalLong;

/**
 * Measures the round-trip time to a browser window by the server's clock. A browser can make it
 * seem longer, never shorter, so lag compensation needs a limit.
 */
final class Lag {
    private static final long NANOS_BETWEEN = 5_000_000_000L;
    private static final long NANOS_A_MILLI = 1_000_000;

    private long asked;
    private long askedAt;
    private boolean isAwaited;
    private OptionalLong nanos = OptionalLong.empty();

    /** The number of a new ping, if one is due. */
    synchronized OptionalLong ask(long now) {
        if (asked > 0 && now - askedAt < NANOS_BETWEEN) {
            return OptionalLong.empty();
        }
        asked++;
        askedAt = now;
        isAwaited = true;
        return OptionalLong.of(asked);
    }

    /** Handles a pong; only the pong to the last ping counts. */
    synchronized void answered(long number, long now) {
        if (isAwaited && number == asked) {
            isAwaited = false;
            long last = now - askedAt;
            nanos = OptionalLong.of(nanos.isEmpty() ? last : (3 * nanos.getAsLong() + last) / 4);
        }
    }

    /** The round-trip time in milliseconds; 0 while it is unknown. */
    synchronized long millis() {
        return nanos.orElse(0) / NANOS_A_MILLI;
    }
}
