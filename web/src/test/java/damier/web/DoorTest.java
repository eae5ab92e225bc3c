package damier.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.games.Games;
import damier.testkit.Mutator;
import damier.testkit.Share;
import damier.web.board.WebBoard;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Who comes in, by which door, and how much he may carry. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DoorTest {
    private static final String SIGNS = "{}[]\",:\\ 09.-eEtfn\u0000";

    private static final String JSON = "application/json";
    private static final String START = "{\"kind\":\"othello\"}";

    private Path folder;
    private WebBoard board;
    private int port;
    private String cookie;

    @BeforeAll
    void open(@TempDir Path fresh) throws Exception {
        folder = fresh;
        board = new WebBoard(ServerSettings.local(0, folder), new Games(), List.of());
        port = board.port();
        cookie = RawRequest.cookie(new RawRequest(port, "GET", "/").send());
    }

    @AfterAll
    void close() {
        board.close();
    }

    private RawRequest post(String path, String body) {
        return new RawRequest(port, "POST", path)
                .header("Cookie", cookie)
                .header("Origin", "http://localhost:" + port)
                .body(JSON, body);
    }

    @Test
    void pagesComeWithAStrictPolicyAndACookieThatScriptsCannotRead() throws Exception {
        assertThat(new RawRequest(port, "GET", "/play").send())
                .startsWith("HTTP/1.1 200")
                .contains(
                        "Content-Security-Policy: default-src 'none';",
                        "X-Content-Type-Options: nosniff",
                        "Referrer-Policy: no-referrer",
                        "Cross-Origin-Opener-Policy: same-origin")
                .containsPattern("Set-Cookie: damier-\\d+=.*HttpOnly; SameSite=Strict")
                .doesNotContain("JSESSIONID", "Server: Jetty");
    }

    @Test
    void anotherHostIsRefused() throws Exception {
        for (String host : List.of("evil.example", "localhost:1", "localhost.evil.example", "")) {
            assertThat(
                            new RawRequest(port, "GET", "/api/kinds")
                                    .header("Cookie", cookie)
                                    .header("Host", host)
                                    .send())
                    .startsWith("HTTP/1.1 4")
                    .doesNotContain("international");
        }
        assertThat(new RawRequest(port, "GET", "/").header("Host", "evil.example").send())
                .startsWith("HTTP/1.1 421")
                .contains("{\"error\":\"host: 'evil.example' is not this board\",")
                .doesNotContain("Set-Cookie");
    }

    @Test
    void everyLocalNameIsTheBoards() throws Exception {
        for (String name : List.of("localhost:", "127.0.0.1:", "[::1]:", "LocalHost:")) {
            assertThat(new RawRequest(port, "GET", "/").header("Host", name + port).send())
                    .startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void aPageOfAnotherOriginCanChangeNothing() throws Exception {
        for (String origin :
                List.of("http://evil.example", "null", "https://localhost:" + port, "")) {
            assertThat(post("/api/position", START).header("Origin", origin).send())
                    .startsWith("HTTP/1.1 403")
                    .contains("{\"error\":\"origin: '" + origin + "' is not this board\",");
        }
        assertThat(post("/api/position", START).send()).startsWith("HTTP/1.1 200");
    }

    @Test
    void withoutASessionNothingIsTold() throws Exception {
        assertThat(new RawRequest(port, "GET", "/api/kinds").send())
                .startsWith("HTTP/1.1 401")
                .contains("{\"error\":\"session: none; open a page first\",");
    }

    @Test
    void aSessionThatWasTamperedWithIsNone() throws Exception {
        String other = cookie.substring(0, cookie.length() - 3) + "AAA";
        String guest = cookie.replace(".OWNER.", ".GUEST.");
        for (String bad : List.of(other, guest, "damier-" + port + "=x", "damier-" + port + "=")) {
            assertThat(new RawRequest(port, "GET", "/api/kinds").header("Cookie", bad).send())
                    .startsWith("HTTP/1.1 401");
        }
    }

    @Test
    void aSocketNeedsHostOriginAndSession() throws Exception {
        String own = "http://localhost:" + port;
        assertThat(RawRequest.upgrade(port).header("Cookie", cookie).send())
                .startsWith("HTTP/1.1 403")
                .contains("origin: ''");
        assertThat(
                        RawRequest.upgrade(port)
                                .header("Cookie", cookie)
                                .header("Origin", "http://evil.example")
                                .send())
                .startsWith("HTTP/1.1 403");
        assertThat(RawRequest.upgrade(port).header("Origin", own).send())
                .startsWith("HTTP/1.1 401")
                .contains("session: none");
        assertThat(
                        RawRequest.upgrade(port)
                                .header("Cookie", cookie)
                                .header("Origin", "http://evil.example")
                                .header("Host", "evil.example")
                                .send())
                .startsWith("HTTP/1.1 421");
        assertThat(RawRequest.upgrade(port).header("Cookie", cookie).header("Origin", own).send())
                .startsWith("HTTP/1.1 101");
    }

    @Test
    void aBodyThatIsTooLargeIsRefused() throws Exception {
        String large = "{\"kind\":\"" + "x".repeat(1_000_001) + "\"}";
        assertThat(post("/api/position", large).send())
                .startsWith("HTTP/1.1 413")
                .contains("{\"error\":\"body: longer than 1 MB\",");
    }

    @Test
    void bodiesOfAnyKindGetALineAndNeverATrace() throws Exception {
        var mutator = new Mutator(SIGNS, new Random(3));
        List<String> bodies =
                new ArrayList<>(
                        List.of(
                                "",
                                "{",
                                "null",
                                "[]",
                                "\"\"",
                                "{\"kind\":null}",
                                "{\"kind\":{}}",
                                "{\"kind\":\"othello\",\"moves\":\"f5\"}",
                                "{\"kind\":\"othello\",\"moves\":[null]}",
                                "[".repeat(2_000),
                                "{\"kind\":\"othello\",\"fen\":\"" + "\\u0000".repeat(50) + "\"}"));
        for (int i = 0; i < Share.of(1_000); i++) {
            bodies.add(mutator.mutate("{\"kind\":\"othello\",\"fen\":null,\"moves\":[\"f5\"]}"));
        }
        for (String body : bodies) {
            String answer = post("/api/position", body).send();
            assertThat(answer).doesNotStartWith("HTTP/1.1 5").doesNotContain("\tat ");
            if (!answer.startsWith("HTTP/1.1 200")) {
                assertThat(answer).contains("{\"error\":\"");
            }
        }
    }

    @Test
    void messagesOfAnyKindGetALineAndTheSocketLivesOn() throws Exception {
        var mutator = new Mutator(SIGNS, new Random(4));
        List<String> messages =
                new ArrayList<>(
                        List.of(
                                "",
                                "{",
                                "null",
                                "[]",
                                "7",
                                "{\"type\":7}",
                                "{\"type\":\"fly\"}",
                                "{\"type\":\"move\"}",
                                "{\"type\":\"watch\",\"game\":\"none\"}",
                                "{\"type\":\"watch\",\"game\":{}}",
                                "{\"type\":\"sit\",\"game\":\"none\",\"side\":\"green\"}",
                                "{\"type\":\"move\",\"game\":\"x\",\"ply\":99999999999,\"move\":\"\"}",
                                "[".repeat(5_000)));
        for (int i = 0; i < 50; i++) {
            messages.add(
                    mutator.mutate(
                            "{\"type\":\"move\",\"game\":\"abc\",\"ply\":0,\"move\":\"f5\"}"));
        }
        try (Browser browser = new Browser(port);
                Line line = browser.line()) {
            for (String message : messages) {
                line.send(message);
                assertThat(line.hear("error").path("error").asString()).isNotEmpty();
            }
            assertThat(line.ask("watch", "\"game\":\"none\"").path("error").asString())
                    .isEqualTo("game: there is no 'none'");
        }
    }

    @Test
    void aMessageThatIsTooLongIsRefusedAndTheSocketClosed() throws Exception {
        try (Browser browser = new Browser(port);
                Line line = browser.line()) {
            line.send("{\"type\":\"" + "x".repeat(70_000) + "\"}");
            assertThat(line.hear("error").path("error").asString())
                    .isEqualTo("message: longer than 64 kB");
            assertThat(line.hear("closed").path("code").asInt()).isEqualTo(1009);
        }
    }

    /** The end of a connection can overtake what was said before it: then it is heard alone. */
    @Test
    void aFloodOfMessagesIsEnded() throws Exception {
        try (Browser browser = new Browser(port);
                Line line = browser.line()) {
            try {
                for (int i = 0; i < 5_000; i++) {
                    line.send("{\"type\":\"pong\",\"number\":0}");
                }
            } catch (RuntimeException e) {
                // It was closed while we were sending.
            }
            JsonNode first = line.hear(_ -> true);
            if (first.path("type").asString().equals("error")) {
                assertThat(first.path("error").asString())
                        .isEqualTo("message: more than 50 per second");
                first = line.hear("closed");
            }
            assertThat(first.path("type").asString()).isEqualTo("closed");
            assertThat(first.path("code").asInt()).isIn(1008, 1006);
        }
    }

    @Test
    void aBrowserHasAtMostEightSockets() throws Exception {
        List<Line> lines = new ArrayList<>();
        try (Browser browser = new Browser(port)) {
            for (int i = 0; i < 8; i++) {
                Line line = browser.line();
                lines.add(line);
                // A socket that answers has been counted.
                assertThat(line.ask("watch", "\"game\":\"x\"").path("type").asString())
                        .isEqualTo("error");
            }
            lines.add(browser.line());
            assertThat(lines.getLast().hear("error").path("error").asString())
                    .isEqualTo("socket: this browser already has 8");
            assertThat(lines.getFirst().ask("watch", "\"game\":\"x\"").path("type").asString())
                    .isEqualTo("error");
        } finally {
            lines.forEach(Line::close);
        }
    }

    @Test
    void filesOutsideThePagesAreNotServed() throws Exception {
        for (String path :
                List.of("/../secret.txt", "/%2e%2e/games.db", "/assets/../../x.js", "/..%2fx.js")) {
            assertThat(new RawRequest(port, "GET", path).send()).startsWith("HTTP/1.1 4");
        }
    }

    @Test
    void theDataFolderIsForItsOwnerAlone() throws Exception {
        try (var files = Files.list(folder)) {
            assertThat(files)
                    .isNotEmpty()
                    .allSatisfy(
                            file ->
                                    assertThat(
                                                    PosixFilePermissions.toString(
                                                            Files.getPosixFilePermissions(file)))
                                            .isEqualTo("rw-------"));
        }
    }

    @Test
    void aSecondServerOnTheSameDataIsRefusedInOneLine() {
        assertThatThrownBy(
                        () -> new WebBoard(ServerSettings.local(0, folder), new Games(), List.of()))
                .isInstanceOf(Refused.class)
                .hasMessage("data: " + folder + " is in use by another server");
    }

    @Test
    void aPortThatIsTakenIsSaidInOneLine(@TempDir Path other) {
        assertThatThrownBy(
                        () ->
                                new WebBoard(
                                        ServerSettings.local(port, other), new Games(), List.of()))
                .isInstanceOf(Refused.class)
                .hasMessage("port: " + port + " is taken by another program");
    }
}
