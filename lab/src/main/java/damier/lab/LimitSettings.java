package damier.lab;

import damier.core.Durations;
import damier.core.Limits;

import java.util.Map;
import java.util.Optional;

/** Parses limits for a move. */
public final class LimitSettings {
    public static final String DEPTH = "--depth";
    public static final String NODES = "--nodes";
    public static final String TIME = "--time";
    public static final String CLOCK = "--clock";

    private LimitSettings() {}

    /**
     * The limits of these settings, if there are any.
     *
     * @throws BadSetting if one of them is invalid
     */
    public static Optional<Limits> parse(Map<String, String> options) {
        Limits limits = Limits.INFINITE;
        for (Map.Entry<String, String> option : options.entrySet()) {
            String text = option.getValue();
            limits =
                    switch (option.getKey()) {
                        case DEPTH -> limits.withDepth(count(DEPTH, text, Integer.MAX_VALUE));
                        case NODES -> limits.withNodes(count(NODES, text, Long.MAX_VALUE));
                        case TIME -> limits.withTime(duration(TIME, text));
                        case CLOCK -> limits.and(Limits.clock(clock(text)));
                        default -> limits;
                    };
        }
        return limits.equals(Limits.INFINITE) ? Optional.empty() : Optional.of(limits);
    }

    /**
     * A number from 1 to {@code most}.
     *
     * @throws BadSetting if it is invalid
     */
    public static int count(String option, String text, int most) {
        return (int) count(option, text, (long) most);
    }

    public static long count(String option, String text, long most) {
        try {
            long count = Long.parseLong(text);
            if (count >= 1 && count <= most) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Reported as a number out of range.
        }
        String bound = most == Long.MAX_VALUE ? "" : " to " + most;
        throw new BadSetting(option, "'" + text + "' is not a whole number from 1" + bound);
    }

    /**
     * A time in nanoseconds.
     *
     * @throws BadSetting if it is invalid
     */
    public static long duration(String option, String text) {
        return BadSetting.ifInvalid(option, () -> Durations.parse(text));
    }

    /** {@code MOVES/TIME+INCREMENT}, without {@code MOVES} for the whole game. */
    private static Limits.Clock clock(String text) {
        String[] session = text.split("/", 2);
        int moves = session.length == 1 ? 0 : count(CLOCK, session[0], 1_000);
        String[] times = session[session.length - 1].split("\\+", 2);
        long increment = times.length == 1 ? 0 : duration(CLOCK, times[1]);
        return new Limits.Clock(duration(CLOCK, times[0]), increment, moves);
    }
}
