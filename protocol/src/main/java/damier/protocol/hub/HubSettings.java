package damier.protocol.hub;

import damier.core.Durations;
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

    /**
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    static HubSettings of(String commandLine, Map<String, String> options) {
        List<String> command = ProcessLimits.words(commandLine);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("no command behind hub:");
        }
        var settings =
                new HubSettings(
                        command,
                        ProcessLimits.of(options),
                        new LinkedHashMap<>(),
                        /* version= */ 2,
                        /* sayStart= */ false,
                        /* captured= */ true,
                        /* grace= */ 0,
                        /* ponder= */ false);
        for (Map.Entry<String, String> option : options.entrySet()) {
            if (option.getKey().startsWith(PREFIX)) {
                settings = settings.with(option.getKey(), option.getValue());
            } else if (!option.getKey().startsWith(ProcessLimits.PREFIX)) {
                settings.parameters.put(option.getKey(), option.getValue());
            }
        }
        return settings;
    }

    private HubSettings with(String name, String value) {
        try {
            return switch (name.substring(PREFIX.length())) {
                case "version" -> with(version(value), sayStart, captured, grace, ponder);
                case "start" -> with(version, isOn(value), captured, grace, ponder);
                case "captured" -> with(version, sayStart, isOn(value), grace, ponder);
                case "grace" -> with(version, sayStart, captured, Durations.parse(value), ponder);
                case "ponder" -> with(version, sayStart, captured, grace, isOn(value));
                default ->
                        throw new IllegalArgumentException(
                                "unknown option; known are version, start, captured,"
                                        + " grace, ponder");
            };
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("option '" + name + "': " + e.getMessage(), e);
        }
    }

    private HubSettings with(
            int newVersion,
            boolean newStart,
            boolean newCaptured,
            long newGrace,
            boolean newPonder) {
        return new HubSettings(
                command, rules, parameters, newVersion, newStart, newCaptured, newGrace, newPonder);
    }

    private static int version(String value) {
        return switch (value) {
            case "1" -> 1;
            case "2" -> 2;
            default -> throw new IllegalArgumentException("'" + value + "' is neither 1 nor 2");
        };
    }

    private static boolean isOn(String value) {
        return ProcessLimits.isOn(value);
    }
}
