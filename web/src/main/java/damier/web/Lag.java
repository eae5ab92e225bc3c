package damier.web;

import java.util.OptionalLong;

/**
 * How long a question to a window and its answer are on their way, by the server's own clock. A
 * browser can make it seem longer, never shorter: whoever forgives it, sets a limit.
 */
final class Lag {
    private static final long NANOS_BETWEEN = 5_000_000_000L;
    private static final long NANOS_A_MILLI = 1_000_000;

    private long asked;
    private long askedAt;
    private boolean isAwaited;
    private OptionalLong nanos = OptionalLong.empty();

    /** The number of a new question, if it is time for one. */
    synchronized OptionalLong ask(long now) {
        if (asked > 0 && now - askedAt < NANOS_BETWEEN) {
            return OptionalLong.empty();
        }
        asked++;
        askedAt = now;
        isAwaited = true;
        return OptionalLong.of(asked);
    }

    /** An answer came; to any question but the last it tells nothing. */
    synchronized void answered(long number, long now) {
        if (isAwaited && number == asked) {
            isAwaited = false;
            long last = now - askedAt;
            nanos = OptionalLong.of(nanos.isEmpty() ? last : (3 * nanos.getAsLong() + last) / 4);
        }
    }

    /** In milliseconds; 0 while it is not known. */
    synchronized long millis() {
        return nanos.orElse(0) / NANOS_A_MILLI;
    }
}
