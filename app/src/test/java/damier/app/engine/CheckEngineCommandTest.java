package damier.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.Test;

class CheckEngineCommandTest {
    @Test
    void playersOfOurOwnPass() {
        Run run = Run.damier("check-engine", "random", "--game", "italian");
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .contains("pass  plays several games: all of them", "12 passed, 0 failed");
        assertThat(run.exit()).isZero();
    }

    @Test
    void aProgramThatFailsIsReportedOnEveryLine() {
        Run run = Run.damier("check-engine", "hub:sh -c 'exit 3'");
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.out().lines())
                .contains("0 passed, 2 failed")
                .anyMatch(line -> line.startsWith("FAIL  introduces itself: expected id, "));
    }

    @Test
    void everyProtocolHasChecksOfItsOwn() {
        assertThat(Run.damier("check-engine", "nboard:sh -c 'exit 3'").out().lines())
                .anyMatch(line -> line.startsWith("FAIL  answers nboard 2: expected pong, "));
        assertThat(Run.damier("check-engine", "dxp:localhost:1").out().lines())
                .anyMatch(line -> line.startsWith("FAIL  accepts a connection: "));
    }

    @Test
    void findingsArePrintedAsJson() {
        assertThat(Run.damier("check-engine", "hub:sh -c 'exit 3'", "--json").out())
                .startsWith("{\"player\":\"hub:sh -c 'exit 3'\",\"game\":\"international\"")
                .contains("\"check\":\"introduces itself\",\"passed\":false");
    }
}
