package damier.app.system;

import static java.util.stream.Collectors.joining;

import damier.app.command.Program;
import damier.app.lab.LabRunCommand;
import damier.app.lab.TuneRun;
import damier.classic.ClassicPlayers;
import damier.classic.PlayerDescription;
import damier.lab.Resources;
import damier.lab.experiment.Experiments;
import damier.players.PlayerSpecs;
import damier.record.GameFormat;

import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The completion script of a shell: a fixed part that parses the words, and tables of commands,
 * options and ids, which are generated from the commands. The script contains all data, so that
 * completing a word starts no program.
 */
final class CompletionScript {
    /** The kind of completion for each label; other labels take values that cannot be listed. */
    private static final Map<String, String> KINDS =
            Map.ofEntries(
                    Map.entry("GAME", "game"),
                    Map.entry("PLAYER", "player"),
                    Map.entry("A", "player"),
                    Map.entry("B", "player"),
                    Map.entry("PROTOCOL", "protocol"),
                    Map.entry("FORMAT", "format"),
                    Map.entry("NAME|DIR", "experiment"),
                    Map.entry("OPENINGS", "openings"),
                    Map.entry("R", "result"),
                    Map.entry("PHASE", "phase"),
                    Map.entry("SHELL", "shell"),
                    Map.entry("IN", "file"),
                    Map.entry("OUT", "file"),
                    Map.entry("FILE", "file"),
                    Map.entry("DIR", "folder"));

    private static final String OTHER = "none";

    private CompletionScript() {}

    /** To be sourced by bash. */
    static String bash(Program program, CommandLine commands) {
        return Resources.text(CompletionScript.class, "completion/complete.bash")
                + "\n"
                + commands(commands)
                + "\n"
                + kinds(program, commands)
                + "\ncomplete -F _damier damier\n";
    }

    /** To be sourced by zsh, through its emulation of bash completion. */
    static String zsh(Program program, CommandLine commands) {
        return """
        autoload -Uz compinit bashcompinit
        (( $+functions[compdef] )) || compinit -u
        bashcompinit
        """
                + bash(program, commands);
    }

    /** A shell function with the options and arguments of each command; it fails for others. */
    private static String commands(CommandLine program) {
        Map<String, CommandLine> all = new TreeMap<>();
        collect(program, "", all);
        return all.entrySet().stream()
                .map(entry -> command(entry.getKey(), entry.getValue().getCommandSpec()))
                .collect(
                        joining(
                                "",
                                "_damier_command() {\n    case $1 in\n",
                                "        *) return 1 ;;\n    esac\n}\n"));
    }

    private static void collect(CommandLine command, String name, Map<String, CommandLine> all) {
        all.put(name, command);
        command.getSubcommands()
                .forEach((sub, line) -> collect(line, (name + " " + sub).strip(), all));
    }

    private static String command(String name, CommandSpec spec) {
        String options =
                spec.options().stream()
                        .flatMap(option -> Arrays.stream(option.names()))
                        .filter(option -> option.startsWith("--"))
                        .collect(joining(" "));
        String values =
                spec.options().stream()
                        .filter(option -> option.arity().max() > 0)
                        .flatMap(CompletionScript::values)
                        .collect(joining(" "));
        String places =
                spec.subcommands().isEmpty()
                        ? spec.positionalParameters().stream()
                                .map(place -> kind(place) + (place.arity().max() > 1 ? "..." : ""))
                                .collect(joining(" "))
                        : "command:" + name.replace(' ', '-');
        return """
                '%s')
                    options='%s'
                    values='%s'
                    places='%s'
                    ;;
        """
                .formatted(name, options, values, places);
    }

    private static Stream<String> values(OptionSpec option) {
        return Arrays.stream(option.names()).map(name -> name + ":" + kind(option));
    }

    private static String kind(ArgSpec argument) {
        return KINDS.getOrDefault(argument.paramLabel(), OTHER);
    }

    /** A shell function with the completions of each kind. */
    private static String kinds(Program program, CommandLine commands) {
        List<String> players =
                Stream.concat(
                                Stream.of(PlayerSpecs.ENGINE, "human"),
                                ClassicPlayers.all().stream().map(PlayerDescription::id))
                        .toList();
        String formats =
                program.formats().all().stream().map(GameFormat::name).collect(joining(" "));
        String experiments =
                LabRunCommand.experiments(program).list().stream()
                        .map(Experiments.Entry::name)
                        .collect(joining(" "));
        StringBuilder cases = new StringBuilder("_damier_kind() {\n    case $1 in\n");
        add(cases, "game", String.join(" ", program.games().ids()));
        add(cases, "player", String.join(" ", players), "-d", "-f -X '!*.java'");
        add(cases, "protocol", "hub dxp nboard gtp");
        add(cases, "format", formats);
        add(cases, "experiment", experiments + " " + TuneRun.NAME, "-d");
        add(cases, "openings", "random:8:1 two-ply", "-f");
        add(cases, "result", "1-0 0-1 1/2 0-0");
        add(cases, "phase", "opening middlegame kings endgame");
        add(cases, "shell", "bash zsh");
        add(cases, "file", "", "-f");
        add(cases, "folder", "", "-d");
        subcommands(commands, "", cases);
        add(cases, "*", "");
        return cases.append("    esac\n}\n").toString();
    }

    private static void subcommands(CommandLine command, String name, StringBuilder cases) {
        Map<String, CommandLine> subs = command.getSubcommands();
        if (!subs.isEmpty()) {
            add(cases, "command:" + name, String.join(" ", subs.keySet()));
            subs.forEach((sub, line) -> subcommands(line, sub, cases));
        }
    }

    /**
     * @param files options of bash for files to offer as well
     */
    private static void add(StringBuilder cases, String kind, String words, String... files) {
        cases.append("        %s)\n".formatted(kind));
        cases.append("            _damier_words '%s'\n".formatted(words));
        for (String some : files) {
            cases.append("            _damier_files %s\n".formatted(some));
        }
        cases.append("            ;;\n");
    }
}
