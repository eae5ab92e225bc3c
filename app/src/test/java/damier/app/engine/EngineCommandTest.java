package damier.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

@Isolated("It replaces the standard input of the whole process")
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

    @Test
    void engineIsSetUpFromTheCommandLineInEveryProtocol() {
        Run hub =
                withInput(
                        "hub\nquit\n",
                        "engine",
                        "hub",
                        "--table",
                        "8",
                        "--threads",
                        "2",
                        "--level",
                        "3",
                        "--option",
                        "variety=on");
        assertThat(hub.out().lines())
                .anyMatch(line -> line.startsWith("param name=table value=8 "))
                .anyMatch(line -> line.startsWith("param name=threads value=2 "))
                .anyMatch(line -> line.startsWith("param name=level value=3 "))
                .anyMatch(line -> line.startsWith("param name=variety value=true "));
        String[] nboard = {"engine", "nboard", "--table", "1", "--threads", "2", "--level", "1"};
        assertThat(withInput("go\nping 1\n", nboard).out()).contains("=== ");
        String[] gtp = {"engine", "gtp", "--table", "1", "--option", "threads=2", "--depth", "2"};
        assertThat(withInput("genmove b\nquit\n", gtp).out()).startsWith("= ");
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
