package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class MainTest {
    @Test
    void versionIsOneLine() {
        var run = Run.damier("--version");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).matches("damier \\d+\\.\\d+\\.\\d+\\R");
    }

    @ParameterizedTest
    @MethodSource("everyCommand")
    void commandIsMadeAloneWhereItIsNamed(String command) {
        String first = command.split(" ", -1)[0];
        assertThat(Main.commandLine(Run.program(), first).getSubcommands())
                .containsOnlyKeys(
                        first.isEmpty()
                                ? Main.commandLine(Run.program()).getSubcommands().keySet()
                                : Set.of(first));
    }

    static List<String> everyCommand() {
        var names = new ArrayList<String>();
        collect(Main.commandLine(Run.program()), "", names);
        return names;
    }

    private static void collect(CommandLine command, String name, List<String> names) {
        names.add(name.strip());
        command.getSubcommands().forEach((sub, line) -> collect(line, name + " " + sub, names));
    }
}
