package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

class EngineCommandTest {
    @Test
    void hubIsSpokenOnStandardInputAndOutput() {
        Run run = withInput("hub\ninit\nping\nquit\n", "engine", "hub", "--game", "italian");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .contains("wait", "ready", "pong")
                .anyMatch(line -> line.startsWith("param name=variant value=italian "))
                .allMatch(line -> line.matches("(id|param|wait|ready|pong)( .*)?"));
    }

    @Test
    void whatCannotBeSpokenIsNamed() {
        assertThat(Run.damier("engine", "uci").err())
                .startsWith("protocol: there is no 'uci'; there are hub");
        assertThat(Run.damier("engine", "hub", "--game", "othello"))
                .isEqualTo(new Run(Exit.BAD_INPUT, "", "game: othello is no kind of draughts\n"));
    }

    private static Run withInput(String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return Run.damier(args);
        } finally {
            System.setIn(before);
        }
    }
}
