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

    @Test
    void unknownOptionIsNamedInOneLine() {
        var run = Run.damier("--foo");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("damier: unknown option '--foo' (see damier --help)\n");
    }

    @Test
    void unknownCommandIsNamedInOneLine() {
        var run = Run.damier("frobnicate");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("damier: ").contains("'frobnicate'").hasLineCount(1);
    }

    @Test
    void optionWithAWrongValueIsNamedInOneLine() {
        var run = Run.damier("--version=maybe");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("damier: ").contains("--version").hasLineCount(1);
    }

    @ParameterizedTest
    @MethodSource("everyCommand")
    void helpEndsWithAnExample(String command) {
        var run = Run.damier((command + " --help").strip().split(" "));
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(("Example: damier " + command).strip());
    }

    @ParameterizedTest
    @MethodSource("everyCommand")
    void commandIsMadeAloneWhereItIsNamed(String command) {
        String first = command.split(" ", -1)[0];
        assertThat(Main.commandLine(first).getSubcommands())
                .containsOnlyKeys(
                        first.isEmpty()
                                ? Main.commandLine().getSubcommands().keySet()
                                : Set.of(first));
    }

    static List<String> everyCommand() {
        var names = new ArrayList<String>();
        collect(Main.commandLine(), "", names);
        return names;
    }

    private static void collect(CommandLine command, String name, List<String> names) {
        names.add(name.strip());
        command.getSubcommands().forEach((sub, line) -> collect(line, name + " " + sub, names));
    }
}
