package damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.util.List;

class GamesModuleTest extends BoardTestCase {
    @Test
    void everyGameHasABoardAndItsMoves() throws Exception {
        JsonNode kinds = Json.read(browser.get("/api/kinds").body(), "kinds");
        assertThat(kinds.size()).isEqualTo(14);
        JsonNode othello = kinds.get(13);
        assertThat(othello.path("unit").asString()).isEqualTo("disc");
        assertThat(othello.path("start").path("moves").size()).isEqualTo(4);
        assertThat(othello.path("start").path("moves").get(0).path("flipped").size()).isEqualTo(1);
        assertThat(kinds.get(0).path("shape").path("squares").size()).isEqualTo(50);
        assertThat(kinds.get(0).path("shape").path("letters").path("46").asString())
                .isEqualTo("a1");
    }

    @Test
    void classicPlayersTellTheirNameSourceAndStrength() throws Exception {
        JsonNode players =
                Json.read(browser.get("/api/kinds").body(), "kinds").get(0).path("players");
        JsonNode classic =
                players.valueStream()
                        .filter(one -> one.path("id").asString().endsWith("gosgens-sommers"))
                        .findFirst()
                        .orElseThrow();
        assertThat(classic.path("name").asString()).isEqualTo("Gösgens and Sommers");
        assertThat(classic.path("source").asString()).isEqualTo("Spellchecker, 2016");
        assertThat(classic.path("strength").asInt()).isBetween(1, 10);
        List<String> summaries =
                players.valueStream().map(one -> one.path("summary").asString()).toList();
        assertThat(summaries).doesNotHaveDuplicates();
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
    void aTypedMoveIsReadAsInTheTerminal() throws Exception {
        JsonNode read = typed("\"kind\":\"italian\",\"text\":\"b3c4.\"");
        assertThat(read.path("move").path("text").asString()).isEqualTo("21-18");
    }

    @Test
    void aTypedMoveThatIsIllegalIsRefusedWithTheRule() throws Exception {
        JsonNode read =
                typed("\"kind\":\"international\",\"fen\":\"W:W28,40:B23\",\"text\":\"40-35\"");
        assertThat(read.path("move").isNull()).isTrue();
        assertThat(read.path("why").toString()).contains("FMJD").contains("4.");
    }

    @Test
    void aTypedMoveWithSeveralMeaningsListsThem() throws Exception {
        JsonNode read =
                typed(
                        "\"kind\":\"international\",\"text\":\"46x16\","
                                + "\"fen\":\"W:WK46:B25,13,11,34,32,18\"");
        assertThat(read.path("choices").size()).isGreaterThan(1);
    }

    private JsonNode typed(String fields) throws Exception {
        return browser.json("/api/typed", "{" + fields + "}");
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
