package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;

import damier.process.ProcessLimits;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Help of every command and subcommand, found in the commands themselves. */
class HelpTest {
    private static final int WIDTH = 100;

    /** Options whose name has several kinds of values, as their help says. */
    private static final Map<String, Set<String>> SEVERAL_MEANINGS =
            Map.of("--out", Set.of("DIR", "FILE"), "--player", Set.of("PLAYER", "NAME"));

    static List<CommandLine> everyCommand() {
        List<CommandLine> commands = new ArrayList<>();
        collect(Main.commandLine(Run.program()), commands);
        return commands;
    }

    private static void collect(CommandLine command, List<CommandLine> commands) {
        commands.add(command);
        command.getSubcommands().values().forEach(sub -> collect(sub, commands));
    }

    private static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName();
    }

    /** The words after {@code damier}. */
    private static String[] words(String line) {
        return ProcessLimits.words(line).stream().skip(1).toArray(String[]::new);
    }

    static List<String> everyCommandLine() {
        return everyCommand().stream().map(HelpTest::name).toList();
    }

    @ParameterizedTest
    @MethodSource("everyCommandLine")
    void helpSaysHowTheCommandIsUsedInLinesThatFit(String command) {
        Run run = Run.damier(words(command + " --help"));
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Usage: " + command, "\nExample: " + command);
        assertThat(run.out().lines()).allMatch(line -> line.length() <= WIDTH);
    }

    static List<Object[]> examples() {
        return everyCommand().stream()
                .flatMap(
                        command ->
                                examples(command).map(line -> new Object[] {name(command), line}))
                .toList();
    }

    private static Stream<String> examples(CommandLine command) {
        return Stream.of(command.getCommandSpec().usageMessage().footer())
                .map(line -> line.replaceFirst("^(Example: | {9})(?=damier )", "> "))
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("examples")
    void exampleIsUnderstood(String command, String example) {
        assertThat(example).startsWith(command);
        assertThat(example.length() + "Example: ".length()).isLessThanOrEqualTo(WIDTH);
        String[] words = words(example);
        assertThat(Main.commandLine(Run.program(), words).parseArgs(words).errors()).isEmpty();
    }

    @Test
    void everyOptionSaysWhatItDoesAndWhatItTakes() {
        for (CommandLine command : everyCommand()) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                String which = name(command) + " " + option.longestName();
                assertThat(option.description()).as(which).isNotEmpty();
                if (option.arity().max() > 0) {
                    assertThat(option.paramLabel()).as(which).matches("[A-Z0-9:,+|=-]+");
                }
            }
        }
    }

    @Test
    void optionsOfOneNameTakeTheSameThing() {
        Map<String, Set<String>> labels =
                everyCommand().stream()
                        .flatMap(command -> command.getCommandSpec().options().stream())
                        .filter(option -> option.arity().max() > 0)
                        .collect(
                                groupingBy(
                                        OptionSpec::longestName,
                                        TreeMap::new,
                                        mapping(OptionSpec::paramLabel, toSet())));
        labels.forEach(
                (name, taken) ->
                        assertThat(taken)
                                .as(name)
                                .isSubsetOf(SEVERAL_MEANINGS.getOrDefault(name, taken))
                                .hasSizeLessThanOrEqualTo(
                                        SEVERAL_MEANINGS.containsKey(name) ? 2 : 1));
    }
}
