package damier.protocol.hub;

import damier.core.Limits;

import java.util.Locale;
import java.util.Optional;

/** The limits of the command {@code level}: any combination, times in seconds. */
final class HubLevel {
    /** Longer than any game, and small enough to avoid overflow. */
    private static final double MAX_SECONDS = 1e7;

    private HubLevel() {}

    /**
     * @throws IllegalArgumentException with a one-line message, if a value is not a number
     */
    static Limits parse(HubLine line) {
        Limits limits = Limits.INFINITE;
        if (line.has("depth")) {
            limits = limits.withDepth((int) number(line, "depth", Integer.MAX_VALUE));
        }
        if (line.has("nodes")) {
            limits = limits.withNodes(number(line, "nodes", Long.MAX_VALUE));
        }
        if (line.has("move-time")) {
            limits = limits.withTime(Math.max(1, nanos(line, "move-time")));
        }
        if (line.has("time")) {
            int moves = line.has("moves") ? (int) number(line, "moves", Integer.MAX_VALUE) : 0;
            long increment = line.has("inc") ? nanos(line, "inc") : 0;
            limits =
                    limits.and(
                            Limits.clock(new Limits.Clock(nanos(line, "time"), increment, moves)));
        }
        return limits;
    }

    private static long number(HubLine line, String name, long most) {
        return (long) Math.clamp(real(line, name), 1, (double) most);
    }

    private static long nanos(HubLine line, String name) {
        return (long) (Math.clamp(real(line, name), 0, MAX_SECONDS) * 1e9);
    }

    private static double real(HubLine line, String name) {
        String text = line.get(name).orElse("");
        try {
            double value = Double.parseDouble(text);
            if (!Double.isNaN(value)) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Reported as a value that is not a number.
        }
        throw new IllegalArgumentException(name + ": '" + text + "' is not a number");
    }

    /**
     * @param grace the time to deduct from all times
     */
    static HubLine format(Limits limits, long grace) {
        HubLine line = HubLine.of("level");
        if (limits.depth() != Integer.MAX_VALUE) {
            line.with("depth", limits.depth());
        }
        if (limits.nodes() != Long.MAX_VALUE) {
            line.with("nodes", limits.nodes());
        }
        if (limits.nanos() != Long.MAX_VALUE) {
            line.with("move-time", seconds(limits.nanos() - grace));
        }
        Optional<Limits.Clock> clock = limits.clock();
        if (clock.isPresent()) {
            if (clock.get().movesToGo() > 0) {
                line.with("moves", clock.get().movesToGo());
            }
            line.with("time", seconds(clock.get().remaining() - grace));
            line.with("inc", seconds(clock.get().increment()));
        }
        return line.arguments().isEmpty() ? line.with("infinite") : line;
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f", Math.max(0, nanos) / 1e9);
    }
}
