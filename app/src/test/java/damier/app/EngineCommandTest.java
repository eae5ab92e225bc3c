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
    void othellosProtocolsAreSpokenToo() {
        Run nboard = withInput("nboard 2\nset depth 2\ngo\nping 1\n", "engine", "nboard");
        assertThat(nboard.out().lines()).contains("set myname Damier", "pong 1");
        assertThat(nboard.out().lines()).anyMatch(line -> line.startsWith("=== "));
        Run gtp = withInput("1 genmove b\nquit\n", "engine", "gtp", "--depth", "3");
        assertThat(gtp.out()).matches("=1 [a-h][1-8]\\n\\n=\\n\\n");
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
