package damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

class GamesModuleTest extends BoardTestCase {
    @Test
    void everyGameHasABoardAndItsMoves() throws Exception {
        JsonNode kinds = Json.read(browser.get("/api/kinds").body(), "kinds");
        assertThat(kinds.size()).isEqualTo(14);
        JsonNode othello = kinds.get(12);
        assertThat(othello.path("unit").asString()).isEqualTo("disc");
        assertThat(othello.path("start").path("moves").size()).isEqualTo(4);
        assertThat(othello.path("start").path("moves").get(0).path("flipped").size()).isEqualTo(1);
        assertThat(kinds.get(0).path("shape").path("squares").size()).isEqualTo(50);
        assertThat(kinds.get(0).path("shape").path("letters").path("46").asString())
                .isEqualTo("a1");
    }

    @Test
    void capturesTellTheirPath() throws Exception {
        JsonNode position =
                browser.json(
                        "/api/position",
                        """
                        {"kind":"international","fen":"W:W32:B28,19,9","moves":[]}\
                        """);
        JsonNode move = position.path("moves").get(0);
        assertThat(move.path("path").toString()).isEqualTo("[\"32\",\"23\",\"14\",\"3\"]");
        assertThat(move.path("captured").toString()).isEqualTo("[\"28\",\"19\",\"9\"]");
    }

    @Test
    void aMoveThatIsNoneIsNamed() throws Exception {
        var answer =
                browser.post(
                        "/api/position",
                        """
                        {"kind":"international","moves":["32-28","32-28"]}\
                        """);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("move 2: ");
    }

    @Test
    void pagesSayThatTheyAreNotBuiltOrAreShown() throws Exception {
        assertThat(browser.get("/play").body()).startsWith("<!doctype html>");
        assertThat(browser.get("/no/such.js").statusCode()).isEqualTo(404);
    }
}
