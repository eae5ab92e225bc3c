package damier.protocol.dxp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.engine.Engines;
import damier.games.Games;
import damier.process.ProcessGroups;
import damier.protocol.Finding;
import damier.protocol.HubGame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

@Execution(ExecutionMode.CONCURRENT)
@Timeout(300)
class DxpCheckTest {
    private final Engines engines = new Engines(new Games());

    private List<Finding> check(String address) {
        List<Finding> findings = new ArrayList<>();
        new DxpScheme().check(engines.byId("international"), "dxp:" + address, findings::add);
        return findings;
    }

    /** What a program fails that says something else than it should. */
    private List<String> failed(UnaryOperator<String> said) throws IOException {
        return failed(said, text -> false, false);
    }

    private List<String> failed(
            UnaryOperator<String> said, Predicate<String> killing, boolean hasty)
            throws IOException {
        return failed("10s", said, killing, hasty);
    }

    private List<String> failed(
            String silence, UnaryOperator<String> said, Predicate<String> killing, boolean hasty)
            throws IOException {
        HubGame kind = HubGame.of(engines.byId("international"));
        try (var program = new BentDxp(kind, said, killing, hasty)) {
            List<Finding> findings =
                    check("localhost:" + program.port() + "[guest.silence=" + silence + "]");
            assertThat(findings).allMatch(finding -> finding.toString().lines().count() == 1);
            return findings.stream().filter(f -> !f.passed()).map(Finding::check).toList();
        }
    }

    @Test
    void ourOwnProgramKeepsToTheProtocol() throws IOException {
        Process server = ProcessGroups.java(DxpMain.class, "international").start();
        try {
            List<Finding> findings = check("localhost:" + server.inputReader().readLine());
            assertThat(findings).allMatch(Finding::passed).hasSize(12);
            assertThat(findings)
                    .extracting(Finding::came)
                    .contains("'Damier', code 0", "taken back")
                    .anyMatch(came -> came.matches("M\\d{8}03\\d{6} .*"));
        } finally {
            server.destroyForcibly();
        }
    }

    @Test
    void aProgramThatDoesAllRightPasses() throws IOException {
        assertThat(failed(text -> text)).isEmpty();
    }

    @Test
    void aProgramThatDoesNotWantToPlayIsNotAskedFurther() throws IOException {
        assertThat(failed(text -> text.startsWith("A") ? text.substring(0, 33) + "1" : text))
                .containsExactly("accepts a game");
    }

    @Test
    void aNameThatIsTooShortIsFound() throws IOException {
        assertThat(failed(text -> text.startsWith("A") ? "ADamier0" : text))
                .contains("accepts a game");
    }

    @Test
    void illegalMovesAreFound() throws IOException {
        assertThat(failed(text -> text.startsWith("M") ? "M0000010200" : text))
                .contains(
                        "plays as Black",
                        "plays as White, on the same connection",
                        "begins from a position, and captures",
                        "answers when asked to take back",
                        "outlives chat",
                        "survives unknown messages",
                        "waits for the rest of a message")
                .doesNotContain("answers the end of a game");
    }

    @Test
    void capturesThatAreNotListedAreFound() throws IOException {
        assertThat(
                        failed(
                                text ->
                                        text.startsWith("M") && text.length() > 11
                                                ? text.substring(0, 9) + "00"
                                                : text))
                .contains("begins from a position, and captures")
                .doesNotContain("outlives chat");
    }

    @Test
    void unansweredEndsAreFound() throws IOException {
        assertThat(failed("500ms", text -> text.startsWith("E") ? "" : text, text -> false, false))
                .contains("answers the end of a game");
    }

    @Test
    void unansweredRequestsToTakeBackAreFound() throws IOException {
        assertThat(failed(text -> text.startsWith("K") ? "" : text))
                .containsExactly("answers when asked to take back");
    }

    @Test
    void aProgramThatHangsUpOnChatIsFound() throws IOException {
        assertThat(failed(text -> text, text -> text.startsWith("C"), false))
                .containsExactly("outlives chat");
    }

    @Test
    void aProgramThatHangsUpOnUnknownMessagesIsFound() throws IOException {
        assertThat(failed(text -> text, text -> text.startsWith("Q"), false))
                .containsExactly("survives unknown messages");
    }

    @Test
    void aProgramThatDoesNotWaitForTheRestOfAMessageIsFound() throws IOException {
        assertThat(failed(text -> text, text -> false, true))
                .containsExactly("waits for the rest of a message");
    }

    @Test
    void messagesThatAreNoneAreFound() throws IOException {
        assertThat(failed(text -> text.startsWith("K") ? "Zonk" : text))
                .containsExactly(
                        "answers when asked to take back", "sends nothing but DamExchange");
    }

    @Test
    void fieldsThatAreNotFullAreFound() throws IOException {
        assertThat(failed(text -> text.startsWith("E") ? text.substring(0, 2) : text))
                .containsExactly("fills every field");
    }

    @Test
    void whoDoesNotListenIsNotAskedFurther() {
        assertThat(check("localhost:1"))
                .singleElement()
                .extracting(Finding::toString)
                .asString()
                .startsWith("FAIL  accepts a connection: expected a connection, came ");
    }

    @Test
    void whatCannotBeEnforcedOnAProgramElsewhereIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> check("localhost:1[guest.memory=1g]"))
                .withMessageContaining(
                        "option 'guest.memory': of a program behind a connection only guest.start,"
                                + " guest.silence, guest.log can be set");
    }
}
