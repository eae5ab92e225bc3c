package damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import damier.games.Games;
import damier.protocol.hub.HubScheme;
import damier.web.board.WebBoard;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;

/** JSON that is not of the shape that is asked for is refused in a line about that shape. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ShapesTest {
    private WebBoard board;
    private Browser browser;

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        board =
                new WebBoard(
                        ServerSettings.local(0, folder), new Games(), List.of(new HubScheme()));
        browser = new Browser(board.port());
        browser.json("/api/engines", "{\"name\":\"N\",\"spec\":\"hub:/no/such\"}");
        browser.json("/api/games", "{\"kind\":\"othello\",\"nodes\":[{\"id\":0,\"parent\":null}]}");
        browser.json(
                "/api/training",
                """
                {"document":{"kind":"othello","nodes":[{"id":0,"parent":null},
                {"id":1,"parent":0,"move":{"text":"f5"}}]}}\
                """);
    }

    @AfterAll
    void close() {
        browser.close();
        board.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST /api/position",
                "POST /api/why",
                "POST /api/read",
                "POST /api/write",
                "POST /api/edit",
                "POST /api/tree",
                "POST /api/review",
                "POST /api/games",
                "PUT /api/games/1",
                "POST /api/training",
                "POST /api/training/1",
                "POST /api/live",
                "POST /api/lab",
                "POST /api/engines",
                "PUT /api/engines/e1",
            })
    void aBodyOfAnotherShapeIsRefused(String route) throws Exception {
        String[] parts = route.split(" ", -1);
        for (String body : List.of("[]", "1", "\"x\"", "true", "{}", "null", "", "[[", "{\"a\"")) {
            HttpResponse<String> refused = browser.send(parts[0], parts[1], body);
            assertThat(refused.statusCode()).as(body).isIn(400, 422);
            String line = Json.read(refused.body(), "answer").path("error").asString();
            expectPlain(line);
            if (List.of("[]", "1", "\"x\"", "true", "").contains(body)) {
                assertThat(line).as(body).isEqualTo("body: expected an object");
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/api/position | {\"kind\":[]}                   | body.kind: expected a text",
                "/api/position | {\"moves\":\"32-28\"}           | body.moves: expected a list",
                "/api/position | {\"moves\":[\"32-28\",{}]}      | body.moves[1]: expected a text",
                "/api/tree     | {\"depth\":\"deep\"}            | body.depth: expected a number",
                "/api/tree     | {\"quiescence\":[]}             | body.quiescence: expected true"
                        + " or false",
                "/api/lab      | {\"limit\":{\"nodes\":{}}}      | body.limit.nodes: expected a"
                        + " number",
                "/api/edit     | {\"pieces\":[]}                 | body.pieces: expected an object",
                "/api/edit     | {\"kind\":\"othello\"}          | pieces: is missing",
            })
    void aFieldOfAnotherShapeIsNamed(String path, String body, String line) throws Exception {
        assertThat(Json.read(browser.post(path, body).body(), "answer").path("error").asString())
                .isEqualTo(line);
    }

    @Test
    void aMessageOfAnotherShapeIsRefused() throws Exception {
        try (Line line = browser.line()) {
            for (String message : List.of("[]", "1", "\"x\"", "null", "{}", "{\"type\":[]}", "{")) {
                line.send(message);
                expectPlain(line.hear("error").path("error").asString());
            }
            assertThat(line.ask("watch", "\"game\":[]").path("error").asString())
                    .isEqualTo("watch.game: expected a text");
            assertThat(line.ask("analyse", "\"limit\":1").path("error").asString())
                    .isEqualTo("analyse.limit: expected an object");
        }
    }

    private static void expectPlain(String line) {
        assertThat(line)
                .isNotBlank()
                .hasLineCount(1)
                .doesNotContain("damier.", "java.", "jackson", "deserialize", "Exception", "`");
    }
}
