package damier.protocol.nboard;

import damier.process.ProcessLimits;
import damier.protocol.DeclaredOption;

import java.util.List;
import java.util.Map;

/**
 * How an engine is started and addressed.
 *
 * @param version the protocol version in the greeting: 1 or 2
 * @param depth the depth if nothing else limits it; 0 for the engine's own
 * @param contempt the contempt to set; 0 for none
 * @param lines the number of best moves to request; more than 1 uses {@code hint}
 */
record NBoardSettings(
        List<String> command,
        ProcessLimits rules,
        int version,
        int depth,
        int contempt,
        int lines) {
    private static final DeclaredOption VERSION = DeclaredOption.number("nboard.version", 2, 1, 2);
    private static final DeclaredOption DEPTH = DeclaredOption.number("depth", 0, 1, 60);
    private static final DeclaredOption CONTEMPT =
            DeclaredOption.number("contempt", 0, -10_000, 10_000);
    private static final DeclaredOption LINES = DeclaredOption.number("lines", 1, 1, 60);

    /** The options of every engine; the protocol has no others. */
    static final List<DeclaredOption> OPTIONS = List.of(DEPTH, CONTEMPT, LINES, VERSION);

    /**
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    static NBoardSettings of(String commandLine, Map<String, String> options) {
        for (String name : options.keySet()) {
            boolean known =
                    OPTIONS.stream().anyMatch(option -> option.name().equals(name))
                            || name.startsWith(ProcessLimits.PREFIX);
            if (!known) {
                throw new IllegalArgumentException(
                        "option '%s': unknown option; known are depth, contempt, lines,"
                                        .formatted(name)
                                + " nboard.version and those of guests");
            }
        }
        return new NBoardSettings(
                ProcessLimits.command("nboard", commandLine),
                ProcessLimits.of(options),
                number(options, VERSION),
                number(options, DEPTH),
                number(options, CONTEMPT),
                number(options, LINES));
    }

    NBoardSettings withVersion(int newVersion) {
        return new NBoardSettings(command, rules, newVersion, depth, contempt, lines);
    }

    private static int number(Map<String, String> options, DeclaredOption option) {
        String text = options.get(option.name());
        if (text == null) {
            return Integer.parseInt(option.value());
        }
        int least = Integer.parseInt(String.valueOf(option.min()));
        int most = Integer.parseInt(String.valueOf(option.max()));
        int number = text.matches("-?\\d{1,6}") ? Integer.parseInt(text) : Integer.MIN_VALUE;
        if (number < least || number > most) {
            throw new IllegalArgumentException(
                    "option '%s': '%s' is not a whole number from %d to %d"
                            .formatted(option.name(), text, least, most));
        }
        return number;
    }
}
