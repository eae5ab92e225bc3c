package damier.app;

import damier.app.command.BadInput;
import damier.app.command.Exit;
import damier.core.NotationException;
import damier.core.Suggestion;
import damier.lab.BadSetting;
import damier.players.PlayerFault;

import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Turns every fault into one line on standard error and an exit code. */
final class Faults {
    private static final Set<Class<?>> NUMBERS =
            Set.of(int.class, Integer.class, long.class, Long.class);

    private final PrintWriter err;
    private final boolean debug;

    /**
     * @param debug whether an internal error also prints its stack trace
     */
    Faults(PrintWriter err, boolean debug) {
        this.err = err;
        this.debug = debug;
    }

    /** The command line does not fit the command. */
    int usage(ParameterException fault) {
        CommandLine command = fault.getCommandLine();
        ArgSpec argument = fault.getArgSpec();
        if (argument != null && NUMBERS.contains(argument.type()) && fault.getValue() != null) {
            return badInput(
                    "%s: '%s' is not a whole number".formatted(label(argument), fault.getValue()));
        }
        String help = command.getCommandSpec().qualifiedName() + " --help";
        return badInput("damier: %s (see %s)".formatted(describe(fault), help));
    }

    /** A command threw. */
    int execution(Exception fault) {
        return switch (fault) {
            case BadInput _, BadSetting _, NotationException _ ->
                    badInput(String.valueOf(fault.getMessage()));
            case PlayerFault _ -> failed(String.valueOf(fault.getMessage()));
            default -> bug(fault);
        };
    }

    /** An internal error. */
    int bug(Throwable bug) {
        if (debug) {
            bug.printStackTrace(err);
        }
        StackTraceElement[] trace = bug.getStackTrace();
        String place = trace.length == 0 ? "" : " at " + trace[0];
        err.println(
                oneLine("damier: internal error: " + bug + place) + "; DAMIER_DEBUG=1 shows more");
        return Exit.BUG;
    }

    private int failed(String line) {
        err.println(oneLine(line));
        return Exit.FAILED;
    }

    private int badInput(String line) {
        err.println(oneLine(line));
        return Exit.BAD_INPUT;
    }

    private static String describe(ParameterException fault) {
        return switch (fault) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case MissingParameterException missing ->
                    "missing "
                            + missing.getMissing().stream()
                                    .map(Faults::missing)
                                    .collect(Collectors.joining(", "));
            default -> decapitalised(String.valueOf(fault.getMessage()));
        };
    }

    private static String unmatched(UnmatchedArgumentException fault) {
        String argument = fault.getUnmatched().getFirst();
        boolean commandExpected = !fault.getCommandLine().getSubcommands().isEmpty();
        String kind =
                fault.isUnknownOption()
                        ? "unknown option"
                        : commandExpected ? "unknown command" : "unexpected argument";
        return kind + " '" + argument + "'" + Suggestion.of(argument, known(fault));
    }

    /** Options, and commands where one is expected. */
    private static List<String> known(UnmatchedArgumentException fault) {
        CommandLine command = fault.getCommandLine();
        return fault.isUnknownOption()
                ? command.getCommandSpec().options().stream()
                        .flatMap(option -> Arrays.stream(option.names()))
                        .filter(option -> option.startsWith("--"))
                        .toList()
                : List.copyOf(command.getSubcommands().keySet());
    }

    /** An optional option can only be missing its value. */
    private static String missing(ArgSpec argument) {
        return argument.isOption() && !argument.required()
                ? argument.paramLabel() + " of " + label(argument)
                : label(argument);
    }

    private static String label(ArgSpec argument) {
        return argument.isOption()
                ? ((CommandLine.Model.OptionSpec) argument).longestName()
                : argument.paramLabel();
    }

    private static String decapitalised(String message) {
        return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
