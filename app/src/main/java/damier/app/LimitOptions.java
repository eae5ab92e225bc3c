package damier.app;

import damier.core.Durations;
import damier.core.Limits;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** How much may be spent on a move: the same options in every command that searches. */
final class LimitOptions {
    static final String DEPTH = "--depth";
    static final String NODES = "--nodes";
    static final String TIME = "--time";
    static final String CLOCK = "--clock";

    /** Where no limit is asked for. */
    static final Limits DEFAULT = Limits.time(1_000_000_000);

    @Option(names = DEPTH, paramLabel = "N", description = "Search so many plies.")
    private @Nullable String depth;

    @Option(names = NODES, paramLabel = "N", description = "Search so many positions.")
    private @Nullable String nodes;

    @Option(
            names = TIME,
            paramLabel = "T",
            description = "Search for so long, as in 500ms; 1s where no limit is given.")
    private @Nullable String time;

    @Option(
            names = CLOCK,
            paramLabel = "T+T",
            description =
                    "Time for the game and what every move adds to it, as in 5m+3s; 40/5m is for"
                            + " 40 moves each time.")
    private @Nullable String clock;

    /** The options that were given, by name. */
    Map<String, String> given() {
        Map<String, String> given = new LinkedHashMap<>();
        put(given, DEPTH, depth);
        put(given, NODES, nodes);
        put(given, TIME, time);
        put(given, CLOCK, clock);
        return given;
    }

    private static void put(Map<String, String> map, String name, @Nullable String value) {
        if (value != null) {
            map.put(name, value);
        }
    }

    /** The limits that options of these names ask for, if there are any. */
    static Optional<Limits> parse(Map<String, String> options) {
        Limits limits = Limits.INFINITE;
        for (Map.Entry<String, String> option : options.entrySet()) {
            String text = option.getValue();
            limits =
                    switch (option.getKey()) {
                        case DEPTH -> limits.withDepth((int) count(DEPTH, text, Integer.MAX_VALUE));
                        case NODES -> limits.withNodes(count(NODES, text, Long.MAX_VALUE));
                        case TIME -> limits.withTime(duration(TIME, text));
                        case CLOCK -> limits.and(Limits.clock(clock(text)));
                        default -> limits;
                    };
        }
        return limits.equals(Limits.INFINITE) ? Optional.empty() : Optional.of(limits);
    }

    static long count(String option, String text, long most) {
        try {
            long count = Long.parseLong(text);
            if (count >= 1 && count <= most) {
                return count;
            }
        } catch (NumberFormatException e) {
            // The same fault as a number out of range.
        }
        String bound = most == Long.MAX_VALUE ? "" : " to " + most;
        throw new BadInput(option, "'" + text + "' is not a whole number from 1" + bound);
    }

    static long duration(String option, String text) {
        try {
            return Durations.parse(text);
        } catch (IllegalArgumentException e) {
            throw new BadInput(option, String.valueOf(e.getMessage()));
        }
    }

    /** {@code MOVES/TIME+INCREMENT}, without moves for the whole game. */
    private static Limits.Clock clock(String text) {
        String[] session = text.split("/", 2);
        int moves = session.length == 1 ? 0 : (int) count(CLOCK, session[0], 1_000);
        String[] times = session[session.length - 1].split("\\+", 2);
        long increment = times.length == 1 ? 0 : duration(CLOCK, times[1]);
        return new Limits.Clock(duration(CLOCK, times[0]), increment, moves);
    }
}
