package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.command.Exit;
import damier.process.ProcessLimits;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** A table of invalid command lines and the error message of each. */
class WrongUsageTest {
    record Usage(String line, String fault) {
        @Override
        public String toString() {
            return line;
        }
    }

    @TempDir private static Path folder;

    @BeforeAll
    static void writeFiles() throws IOException {
        Files.writeString(folder.resolve("game.pdn"), "1. 32-28 19-23 *\n");
        Files.writeString(folder.resolve("empty.pdn"), "");
        Files.writeString(folder.resolve("note.doc"), "1. 32-28 19-23 *\n");
        Files.writeString(folder.resolve("Broken.java"), "public class Broken {\n");
        Files.writeString(folder.resolve("short"), "short\n");
    }

    static List<Usage> table() throws IOException {
        try (var in = WrongUsageTest.class.getResourceAsStream("wrong-usages.txt")) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("=>", -1))
                    .map(parts -> new Usage(parts[0].strip(), parts[1].strip()))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("table")
    @Timeout(120)
    void isOneLineOnStandardErrorAndExitCodeTwo(Usage usage) {
        String[] args =
                ProcessLimits.words(usage.line()).stream()
                        .map(WrongUsageTest::inFolder)
                        .toArray(String[]::new);
        Run run = Run.damier(args);
        assertThat(run.err()).startsWith(inFolder(usage.fault())).hasLineCount(1).endsWith("\n");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.out()).isEmpty();
    }

    private static String inFolder(String text) {
        return text.replace("{}", folder.toString());
    }

    @Test
    void everyCommandIsInTheTable() throws IOException {
        List<String> lines = table().stream().map(Usage::line).toList();
        assertThat(MainTest.everyCommand())
                .allSatisfy(
                        command -> assertThat(lines).anyMatch(line -> line.startsWith(command)));
    }
}
