package damier.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class CheckEngineCommandTest {
    @TempDir private Path folder;

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

    private String checked(String name, String body) throws IOException {
        Path file = folder.resolve(name + ".java");
        Files.writeString(
                file, "import damier.student.*;\npublic class " + name + " {\n" + body + "\n}\n");
        return Run.damier("check-engine", file.toString()).out();
    }

    @Test
    void anEvaluationThatIsRandomFails() throws IOException {
        assertThat(
                        checked(
                                "Dice",
                                "@Feature(weight = 1) double luck(DraughtsBoard board) {"
                                        + " return Math.random(); }"))
                .contains("FAIL  gives a position one value: expected the same value every time");
    }

    @Test
    void anEvaluationThatTakesOneColourForTheOtherFails() throws IOException {
        assertThat(
                        checked(
                                "Mixed",
                                "@Feature(weight = -1) int men(DraughtsBoard board) {"
                                        + " return board.men().size(); }"))
                .contains("pass  gives a position one value", "pass  treats both colours alike")
                .contains("FAIL  tells its side from the other");
    }

    @Test
    void allErrorsOfAFileAreListed() throws IOException {
        String out =
                checked(
                        "Faulty",
                        """
                        @Feature(weight = 1) int one(DraughtsBoard board) { return nothing; }
                        @Feature(weight = 1) int two(DraughtsBoard board) { }
                        }
                        class Other {
                            int three() { return "three"; }
                        """);
        assertThat(out.lines().filter(line -> line.startsWith("FAIL  compiles"))).hasSize(3);
    }
}
