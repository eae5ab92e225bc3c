package damier.protocol.hub;

import static org.assertj.core.api.Assertions.assertThat;

import damier.engine.Engines;
import damier.games.Games;
import damier.process.ProcessGroups;
import damier.protocol.Finding;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

@Timeout(600)
@Execution(ExecutionMode.CONCURRENT)
class HubCheckTest {
    private final Engines engines = new Engines(new Games());

    @Test
    void ourOwnEngineKeepsToTheProtocol() {
        List<Finding> findings =
                check(
                        "hub:" + String.join(" ", ProcessGroups.javaCommand(HubMain.class)),
                        "russian");
        assertThat(findings)
                .filteredOn(finding -> !isTimed(finding))
                .allMatch(Finding::passed)
                .extracting(Finding::check)
                .contains("introduces itself", "ends on quit", "sends nothing but Hub");
    }

    /** How soon an answer comes is the machine's affair as much as the engine's. */
    private static boolean isTimed(Finding finding) {
        return finding.came().endsWith("in time");
    }

    @Test
    void everyFaultOfABadEngineIsFound(@TempDir Path folder) throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(
                script,
                """
                trap '' TERM
                while :; do
                  read line
                  case "$line" in
                    hub) echo 'param name=book'; echo wait;;
                    init) echo ready;;
                    dance*) echo 'What is a dance?';;
                    ping) echo pong;;
                    go*) echo info depth=1 score=good pv=1-50; echo done move=32-28;;
                  esac
                done
                """);
        List<Finding> findings = check("hub:sh " + script, "international");
        assertThat(failed(findings))
                .contains(
                        "parameters are complete",
                        "answers ping while it searches",
                        "stops when told to",
                        "analyses until it is stopped",
                        "ponders, then goes by the clock",
                        "ponders in vain",
                        "sends nothing but Hub",
                        "reports its search",
                        "ends on quit",
                        "ends with its input")
                .doesNotContain(
                        "introduces itself", "answers ping", "searches again after new-game");
    }

    @Test
    void whatIsNoEngineIsNotAskedFurther() {
        List<Finding> findings = check("hub:sh -c 'exit 3'", "international");
        assertThat(findings).hasSize(1);
        assertThat(findings.getFirst().toString())
                .isEqualTo(
                        "FAIL  introduces itself: expected id, param.., wait, came hub:sh -c 'exit"
                                + " 3': ended with exit code 3");
    }

    private static List<String> failed(List<Finding> findings) {
        return findings.stream().filter(finding -> !finding.passed()).map(Finding::check).toList();
    }

    private List<Finding> check(String spec, String game) {
        List<Finding> findings = new ArrayList<>();
        new HubScheme().check(engines.byId(game), spec, findings::add);
        return findings;
    }
}
