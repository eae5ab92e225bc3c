package damier.protocol.nboard;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.Objects.requireNonNull;

import damier.formats.othello.GgfMove;
import damier.protocol.CheckPositions;
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

@Timeout(300)
@Execution(ExecutionMode.CONCURRENT)
class NBoardCheckTest {
    @TempDir private Path folder;

    private static List<Finding> check(String spec) {
        List<Finding> findings = new ArrayList<>();
        new NBoardScheme().check(EngineProcess.OTHELLO, spec, findings::add);
        return findings;
    }

    private List<Finding> checkScript(String script) throws IOException {
        Path file = Files.writeString(folder.resolve("engine.sh"), script);
        return check("nboard:sh " + file + "[guest.silence=1s]");
    }

    private static List<String> failed(List<Finding> findings) {
        return findings.stream().filter(finding -> !finding.passed()).map(Finding::check).toList();
    }

    @Test
    void ourOwnEngineKeepsToTheProtocol() {
        List<Finding> findings = check("nboard:" + String.join(" ", EngineProcess.command()));
        assertThat(findings)
                // How soon it stops is the machine's affair as much as the engine's.
                .filteredOn(finding -> !finding.came().endsWith("in time"))
                .allMatch(Finding::passed)
                .extracting(Finding::check)
                .contains(
                        "answers nboard 1",
                        "answers nboard 2",
                        "takes a pass",
                        "gives hints",
                        "sends nothing but NBoard",
                        "ends with its input");
        assertThat(findings)
                .extracting(Finding::came)
                .contains("'=== PA'", "7 of 7 positions", "learned, then pong");
    }

    @Test
    void everyFaultOfABadEngineIsFound() throws IOException {
        List<Finding> findings =
                checkScript(
                        """
                        while read -r command rest; do
                          case "$command" in
                            nboard) [ "$rest" = 1 ] && exit 0; echo 'set myname Bad';;
                            ping) case "$rest" in
                                101) echo 'pong 103';;
                                7777) echo 'pong 7777'; echo 'search F5 1 0 3';;
                                *) echo "pong $rest";;
                              esac;;
                            dance) echo 'I do not dance';;
                            go) echo '=== A1';;
                            hint) echo 'search A1 good 0 deep';;
                            analyze) echo 'analysis 99 1';;
                          esac
                        done
                        while :; do sleep 1; done
                        """);
        assertThat(failed(findings))
                .containsExactly(
                        "answers nboard 1",
                        "answers pings in their order",
                        "moves from the start",
                        "takes a game with moves",
                        "takes moves one by one",
                        "leaves its move to the host",
                        "passes where it has to",
                        "takes a pass",
                        "gives hints",
                        "stops for a ping",
                        "analyses whole games, or not at all",
                        "sends nothing but NBoard",
                        "reports its search",
                        "ends with its input");
        assertThat(findings)
                .extracting(Finding::toString)
                .contains(
                        "FAIL  answers pings in their order: expected pong 101, 102, 103, came"
                                + " 'pong 103' where 101 was due",
                        "FAIL  sends nothing but NBoard: expected no other lines, came 'I do not"
                                + " dance'")
                .allMatch(line -> line.lines().count() == 1);
    }

    @Test
    void anEngineThatEndsWhereItKnowsNoWordIsFound() throws IOException {
        List<Finding> findings =
                checkScript(
                        """
                        while read -r command rest; do
                          case "$command $rest" in
                            ping*) echo "pong $rest";;
                            dance*|learn*|'set contempt'*) exit 3;;
                          esac
                        done
                        """);
        assertThat(failed(findings))
                .contains(
                        "ignores unknown commands",
                        "takes a contempt",
                        "outlives learn",
                        "moves from the start",
                        "gives hints")
                .doesNotContain(
                        "answers nboard 1",
                        "answers nboard 2",
                        "answers pings in their order",
                        "analyses whole games, or not at all",
                        "sends nothing but NBoard");
        assertThat(findings)
                .extracting(Finding::toString)
                .anyMatch(
                        line ->
                                line.startsWith("FAIL  moves from the start: ")
                                        && line.endsWith("came no '===' in time"));
    }

    @Test
    void anEngineThatMakesItsOwnMoveIsFound() throws IOException {
        var game =
                requireNonNull(CheckPositions.of(EngineProcess.OTHELLO.game()).get("midgame"))
                        .getFirst();
        List<Finding> findings =
                checkScript(
                        """
                        while read -r command rest; do
                          case "$command" in
                            ping) echo "pong $rest";;
                            set) made=no;;
                            go) if [ $made = no ]; then echo '=== %s'; else echo '=== A1'; fi
                              made=yes;;
                          esac
                        done
                        """
                                .formatted(GgfMove.text(game.legalMoves()[0])));
        assertThat(failed(findings))
                .contains("leaves its move to the host")
                .doesNotContain("takes a game with moves");
    }

    @Test
    void valuesThatAreNoneAreFound() throws IOException {
        List<Finding> findings =
                checkScript(
                        """
                        while read -r command rest; do
                          case "$command" in
                            ping) echo "pong $rest";;
                            go) echo '=== F5/late/slow';;
                          esac
                        done
                        """);
        assertThat(findings)
                .extracting(Finding::toString)
                .contains(
                        "FAIL  moves from the start: expected === and a legal move, came"
                                + " '=== F5/late/slow'");
    }

    @Test
    void whatIsNoEngineIsNotAskedFurther() {
        List<Finding> findings = check("nboard:sh -c 'exit 3'");
        assertThat(findings).hasSize(1);
        assertThat(findings.getFirst().toString())
                .isEqualTo(
                        "FAIL  answers nboard 2: expected pong, came nboard:sh -c 'exit 3': ended"
                                + " with exit code 3");
    }
}
