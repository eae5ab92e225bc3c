package damier.protocol.hub;

import damier.core.Durations;
import damier.process.PrefixedOptions;
import damier.process.ProcessLimits;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How an engine is started and addressed. Options that begin with {@code hub.} describe deviations
 * from the protocol; those that begin with {@code guest.} its resource limits; all others are
 * parameters of the engine.
 *
 * @param version 1 or 2
 * @param sayStart whether the start position is sent as {@code pos start}
 * @param captured whether a capture of one piece is written with the captured square
 * @param grace nanoseconds deducted from its time, because it exceeds it
 * @param ponder whether it may ponder
 */
record HubSettings(
        List<String> command,
        ProcessLimits rules,
        Map<String, String> parameters,
        int version,
        boolean sayStart,
        boolean captured,
        long grace,
        boolean ponder) {
    private static final String PREFIX = "hub.";
    private static final List<String> NAMES =
            List.of("version", "start", "captured", "grace", "ponder");

    /**
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    static HubSettings of(String commandLine, Map<String, String> options) {
        var own = new PrefixedOptions(PREFIX, NAMES, options);
        Map<String, String> parameters = new LinkedHashMap<>(options);
        parameters
                .keySet()
                .removeIf(name -> name.startsWith(PREFIX) || name.startsWith(ProcessLimits.PREFIX));
        return new HubSettings(
                ProcessLimits.command("hub", commandLine),
                ProcessLimits.of(options),
                parameters,
                own.get("version", HubSettings::version, 2),
                own.get("start", ProcessLimits::isOn, false),
                own.get("captured", ProcessLimits::isOn, true),
                own.get("grace", Durations::parse, 0L),
                own.get("ponder", ProcessLimits::isOn, false));
    }

    private static int version(String value) {
        return switch (value) {
            case "1" -> 1;
            case "2" -> 2;
            default -> throw new IllegalArgumentException("'" + value + "' is neither 1 nor 2");
        };
    }
}
