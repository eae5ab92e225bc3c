package damier.app.system;

import static java.util.stream.Collectors.joining;

import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The manual of all commands, generated from their help. */
final class Manual {
    private static final String HEAD =
            """
            # Commands

            This page is generated from the help of the commands: `./damier manual > docs/commands.md` updates it.
            `./damier COMMAND --help` prints the help of one command.

            GAME is the id of a game, as listed by `damier games`. FEN is a position in any common notation: a PDN FEN or Hub's
            format for draughts, a board of 64 characters and the side to move for Othello.

            PLAYER is `damier` (the engine), the id of a classic player such as `italian.fiorentino`, `random`, `greedy`,
            `uninformed`, `optimistic`, `human` (in `play`), the path of a student's `.java` file, or `hub:COMMAND`,
            `nboard:COMMAND`, `dxp:HOST:PORT` for any other program. Options of a player are given in brackets:
            `damier[depth=6,level=3]`.

            A limit is `--depth N`, `--nodes N`, `--time 500ms` for each move, or `--clock 5m+3s`. Several limits can be
            combined. Without one, a classic player keeps the limits of its document, and `--time 1s` applies to the
            others.

            | exit code | meaning |
            | --- | --- |
            | 0 | done |
            | 1 | the requested task failed, such as a check |
            | 2 | wrong usage or bad input, reported in one line on standard error |
            | 70 | an internal error, reported in one line; `DAMIER_DEBUG=1` prints the stack trace |
            | 130 | interrupted by Ctrl-C |
            """;

    private Manual() {}

    static String of(CommandLine program) {
        return HEAD
                + program.getSubcommands().values().stream()
                        .flatMap(Manual::withSubcommands)
                        .map(Manual::section)
                        .collect(joining());
    }

    private static Stream<CommandLine> withSubcommands(CommandLine command) {
        return Stream.concat(
                Stream.of(command),
                command.getSubcommands().values().stream().flatMap(Manual::withSubcommands));
    }

    private static String section(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        StringBuilder text = new StringBuilder("\n## " + spec.qualifiedName() + "\n\n");
        text.append(String.join(" ", spec.usageMessage().header())).append("\n\n");
        text.append(block(List.of(synopsis(spec))));
        paragraphs(spec.usageMessage().description()).forEach(text::append);
        List<String> rows =
                Stream.concat(
                                spec.positionalParameters().stream().map(Manual::row),
                                spec.options().stream()
                                        .filter(option -> !option.usageHelp())
                                        .filter(option -> !option.versionHelp())
                                        .sorted(Comparator.comparing(OptionSpec::longestName))
                                        .map(Manual::row))
                        .toList();
        if (!rows.isEmpty()) {
            text.append("\n| argument | meaning |\n| --- | --- |\n");
            rows.forEach(text::append);
        }
        List<String> examples =
                Arrays.stream(spec.usageMessage().footer())
                        .map(line -> line.replaceFirst("^(Example: | {9})", ""))
                        .filter(line -> line.startsWith("damier "))
                        .map("./"::concat)
                        .toList();
        return text.append("\n").append(block(examples)).toString();
    }

    private static String block(List<String> lines) {
        return "```sh\n" + String.join("\n", lines) + "\n```\n";
    }

    private static String synopsis(CommandSpec spec) {
        return new Help(spec, Help.defaultColorScheme(Help.Ansi.OFF)).synopsis(0).strip();
    }

    /** Empty strings separate paragraphs. */
    private static List<String> paragraphs(String[] description) {
        return Arrays.stream(description)
                .filter(line -> !line.isBlank())
                .map(line -> "\n" + markdown(line.strip().replace("%%", "%")) + "\n")
                .toList();
    }

    private static String row(PositionalParamSpec argument) {
        return row(argument.paramLabel(), argument);
    }

    private static String row(OptionSpec option) {
        String names = String.join(", ", option.names());
        return row(option.arity().max() > 0 ? names + " " + option.paramLabel() : names, option);
    }

    private static String row(String name, ArgSpec argument) {
        String meaning =
                String.join(" ", argument.description())
                        .replace("%%", "%")
                        .replace("${DEFAULT-VALUE}", String.valueOf(argument.defaultValueString()));
        return "| `%s` | %s |\n".formatted(name.replace("|", "\\|"), markdown(meaning));
    }

    private static String markdown(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*");
    }
}
