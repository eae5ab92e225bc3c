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

            This page is written by the commands themselves: `./damier manual > docs/commands.md` renews it.
            `./damier COMMAND --help` says the same in the terminal.

            GAME is the id of a game, as `damier games` lists them. FEN is a position in any usual form: a PDN FEN or Hub's form
            for draughts, a board of 64 characters and the side to move for Othello.

            PLAYER is `damier` (the engine), a classic player's id such as `italian.fiorentino`, `random`, `greedy`,
            `uninformed`, `optimistic`, `human` (in `play`), a path to a student's `.java` file, or `hub:COMMAND`, `nboard:COMMAND`,
            `dxp:HOST:PORT` for any other program. Options of a player stand in brackets: `damier[depth=6,level=3]`.

            A limit is `--depth N`, `--nodes N`, `--time 500ms` for each move, or `--clock 5m+3s`; several hold together, and
            without one it is `--time 1s`.

            | exit code | means |
            | --- | --- |
            | 0 | done |
            | 1 | what was asked for failed, such as a check |
            | 2 | wrong usage or bad input, said in one line on standard error |
            | 70 | a bug of Damier, in one line; `DAMIER_DEBUG=1` shows all of it |
            | 130 | ended by Ctrl-C before it was done |
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
