package damier.process;

import damier.core.Durations;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The resource limits and time-outs of an external program.
 *
 * @param start nanoseconds until it must be ready
 * @param silence nanoseconds that it may search without output if no time limit applies
 * @param log the file that records every line
 * @param network whether it may use the network
 * @param memory the memory limit in bytes; 0 for none
 * @param cpu the limit of CPU time in seconds; 0 for none
 * @param rate the maximum number of lines per second
 * @param folder the working directory, with an empty environment; empty for Damier's own directory
 *     and environment
 */
public record ProcessLimits(
        long start,
        long silence,
        Optional<Path> log,
        boolean network,
        long memory,
        long cpu,
        int rate,
        Optional<Path> folder) {
    /** The prefix of options for the host, which are not sent to the program. */
    public static final String PREFIX = "guest.";

    public static final ProcessLimits USUAL =
            new ProcessLimits(
                    20_000_000_000L,
                    300_000_000_000L,
                    Optional.empty(),
                    true,
                    0,
                    0,
                    2_000,
                    Optional.empty());

    private static final long SECOND = 1_000_000_000;
    private static final Pattern SIZE = Pattern.compile("(\\d{1,6})([mg])");

    private static final List<String> NAMES =
            List.of("start", "silence", "log", "network", "memory", "cpu");

    public ProcessLimits withNetwork(boolean newNetwork) {
        return new ProcessLimits(start, silence, log, newNetwork, memory, cpu, rate, folder);
    }

    /** These limits for a program in a folder; its memory is limited by other means. */
    public ProcessLimits inFolder(Path newFolder) {
        return new ProcessLimits(
                start, silence, log, network, 0, cpu, rate, Optional.of(newFolder));
    }

    /**
     * The limits from options that begin with {@link #PREFIX}; other options are ignored.
     *
     * @throws IllegalArgumentException with a one-line message that names the faulty option
     */
    public static ProcessLimits of(Map<String, String> options) {
        return USUAL.with(options);
    }

    /** These limits, modified by the options. */
    public ProcessLimits with(Map<String, String> options) {
        var given = new PrefixedOptions(PREFIX, NAMES, options);
        return new ProcessLimits(
                given.get("start", Durations::parse, start),
                given.get("silence", Durations::parse, silence),
                given.get("log", text -> Optional.of(path(text)), log),
                given.get("network", ProcessLimits::isOn, network),
                given.get("memory", ProcessLimits::size, memory),
                given.get("cpu", text -> Math.ceilDiv(Durations.parse(text), SECOND), cpu),
                rate,
                folder);
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("no file name", e);
        }
    }

    public static boolean isOn(String value) {
        return switch (value) {
            case "on" -> true;
            case "off" -> false;
            default -> throw new IllegalArgumentException("'" + value + "' is neither on nor off");
        };
    }

    private static long size(String value) {
        Matcher form = SIZE.matcher(value);
        if (!form.matches()) {
            throw new IllegalArgumentException("'" + value + "' is not a size such as 500m or 2g");
        }
        return Long.parseLong(form.group(1)) << (form.group(2).equals("m") ? 20 : 30);
    }

    /**
     * The words of the command that starts a program.
     *
     * @param scheme of the protocol, for errors
     */
    public static List<String> command(String scheme, String commandLine) {
        List<String> words = words(commandLine);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("no command behind " + scheme + ":");
        }
        return words;
    }

    /** Splits a command line into words; quotes of either kind group a word. */
    public static List<String> words(String commandLine) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (int i = 0; i < commandLine.length(); i++) {
            char c = commandLine.charAt(i);
            if (quote != 0 ? c == quote : c == '"' || c == '\'') {
                quote = quote == 0 ? c : 0;
                begun = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("no " + quote + " at the end of " + commandLine);
        }
        if (begun) {
            words.add(word.toString());
        }
        return words;
    }
}
