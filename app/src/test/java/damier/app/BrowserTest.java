package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.stream.Collectors.joining;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The pages of the web board in a real browser, against servers that are started from the classes
 * under test. Their tests are in {@code web/ui/e2e}, and are counted by a report of their own.
 */
@Tag("browser")
@Order(1)
class BrowserTest {
    private static final Path TOOL = Path.of("..", "tools", "ui").toAbsolutePath().normalize();
    private static final Path REPORT = Path.of("target", "surefire-reports", "TEST-browser.xml");

    @TempDir private Path folder;

    @Test
    void pagesDoWhatTheirTestsAsk() throws Exception {
        Path output = folder.resolve("output");
        int exit =
                new ProcessBuilder(
                                TOOL.toString(),
                                "browse",
                                REPORT.toAbsolutePath().toString(),
                                classPath())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start()
                        .waitFor();
        assertThat(exit).as(Files.readString(output)).isZero();
    }

    /** Coverage counts what runs in this process alone, and others are faster without counting. */
    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(place -> place.replaceFirst("counting-classes$", "classes"))
                .collect(joining(File.pathSeparator));
    }
}
