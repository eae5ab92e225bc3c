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

    private static final Pattern SIZE = Pattern.compile("(\\d{1,6})([mg])");

    public ProcessLimits withLog(Path newLog) {
        return with(start, silence, Optional.of(newLog), network, memory, cpu);
    }

    public ProcessLimits withSilence(long newSilence) {
        return with(start, newSilence, log, network, memory, cpu);
    }

    public ProcessLimits withNetwork(boolean newNetwork) {
        return with(start, silence, log, newNetwork, memory, cpu);
    }

    public ProcessLimits withMemory(long newMemory) {
        return with(start, silence, log, network, newMemory, cpu);
    }

    public ProcessLimits withCpu(long newCpu) {
        return with(start, silence, log, network, memory, newCpu);
    }

    public ProcessLimits withRate(int newRate) {
        return new ProcessLimits(start, silence, log, network, memory, cpu, newRate, folder);
    }

    public ProcessLimits withFolder(Path newFolder) {
        return new ProcessLimits(
                start, silence, log, network, memory, cpu, rate, Optional.of(newFolder));
    }

    private ProcessLimits with(
            long newStart,
            long newSilence,
            Optional<Path> newLog,
            boolean newNetwork,
            long newMemory,
            long newCpu) {
        return new ProcessLimits(
                newStart, newSilence, newLog, newNetwork, newMemory, newCpu, rate, folder);
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
        ProcessLimits rules = this;
        for (Map.Entry<String, String> option : options.entrySet()) {
            if (option.getKey().startsWith(PREFIX)) {
                rules = rules.with(option.getKey(), option.getValue());
            }
        }
        return rules;
    }

    private ProcessLimits with(String name, String value) {
        try {
            return switch (name.substring(PREFIX.length())) {
                case "start" -> with(Durations.parse(value), silence, log, network, memory, cpu);
                case "silence" -> with(start, Durations.parse(value), log, network, memory, cpu);
                case "log" -> withLog(Path.of(value));
                case "network" -> withNetwork(isOn(value));
                case "memory" -> withMemory(size(value));
                case "cpu" -> withCpu(Math.ceilDiv(Durations.parse(value), 1_000_000_000L));
                default ->
                        throw new IllegalArgumentException(
                                "unknown option; known are start, silence, log,"
                                        + " network, memory, cpu");
            };
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("option '" + name + "': no file name", e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("option '" + name + "': " + e.getMessage(), e);
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
