package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.command.Exit;
import damier.process.ProcessLimits;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The page for students, as it stands: its files, and its commands in their order. */
class CourseTest {
    private static final Path PAGE = Path.of("..", "docs", "course.md");
    private static final Pattern JAVA = Pattern.compile("(?s)```java\\n(.*?)```");
    private static final Pattern SHELL = Pattern.compile("(?s)```sh\\n(.*?)```");
    private static final Pattern CLASS = Pattern.compile("public class (\\w+)");
    private static final Pattern FILE = Pattern.compile("(\\w+\\.java)(\\[.*])?");

    @TempDir private static Path folder;

    private static Stream<String> blocks(Pattern kind) throws IOException {
        return kind.matcher(Files.readString(PAGE)).results().map(block -> block.group(1));
    }

    private static String fileName(String source) {
        Matcher name = CLASS.matcher(source);
        assertThat(name.find()).as("a public class in " + source).isTrue();
        return name.group(1) + ".java";
    }

    @BeforeAll
    static void saveTheFilesOfThePage() throws IOException {
        for (String source : blocks(JAVA).toList()) {
            Files.writeString(folder.resolve(fileName(source)), source);
        }
    }

    @Test
    void thePageShowsTheFilesThatAreReadyToBeCopied() throws IOException {
        for (String source : blocks(JAVA).toList()) {
            assertThat(PAGE.resolveSibling("course").resolve(fileName(source))).hasContent(source);
        }
    }

    static List<String> commands() throws IOException {
        List<String> commands = blocks(SHELL).flatMap(String::lines).toList();
        assertThat(commands).hasSizeGreaterThan(9);
        return commands;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandOfThePageWorks(String command) {
        List<String> words = ProcessLimits.words(command);
        assertThat(words.getFirst()).isEqualTo("./damier");
        String[] args = words.stream().skip(1).map(CourseTest::inFolder).toArray(String[]::new);
        for (int i = 0; i < args.length - 1; i++) {
            if (args[i].equals("--out")) {
                args[i + 1] = folder.resolve(args[i + 1]).toString();
            }
        }
        Run run = Run.damier(args);
        assertThat(run.err()).isEmpty();
        boolean mayFail = words.contains("tune") || words.contains("check-engine");
        // Whether new weights are better is for their match to say, and a busy machine may be slow.
        assertThat(run.exit()).isIn(mayFail ? List.of(Exit.DONE, Exit.FAILED) : List.of(Exit.DONE));
        assertThat(run.out()).isNotEmpty();
    }

    /** Files lie in the folder of the test. */
    private static String inFolder(String word) {
        return FILE.matcher(word).matches() ? folder.resolve(word).toString() : word;
    }
}
