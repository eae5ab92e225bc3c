package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class ManualTest {
    private static final Path PAGE = Path.of("..", "docs", "commands.md");

    @Test
    void pageOfTheCommandsIsWhatTheySay() throws IOException {
        assertThat(Files.readString(PAGE))
                .as("docs/commands.md is renewed by: ./damier manual > docs/commands.md")
                .isEqualTo(Run.damier("manual").out());
    }

    @Test
    void everyCommandHasASection() {
        assertThat(Run.damier("manual").out())
                .contains(
                        HelpTest.everyCommandLine().stream()
                                .skip(1)
                                .map(command -> "\n## " + command + "\n")
                                .toList());
    }
}
