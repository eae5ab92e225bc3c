package damier.web.library;

import static org.assertj.core.api.Assertions.assertThat;

import damier.web.BoardTestCase;
import damier.web.Json;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.net.http.HttpResponse;
import java.util.List;

/** The archive and the training as pages use them. */
class LibraryTest extends BoardTestCase {
    private static final String GAMES =
            """
            [Event "Club"][White "Léa Martin"][Black "Jan"][Date "2019.05.04"]
            [Result "2-0"][GameType "20"]
            1. 32-28 19-23 2. 28x19 14x23 3. 37-32 (3. 33-28 {too early}) 10-14 2-0

            [Event "Club"][White "Jan"][Black "Ada"][Date "2020.03.01"]
            [Result "1-1"][GameType "20"]
            1. 32-28 18-23 2. 33-29 23x32 3. 37x28 1-1
            """;

    @BeforeEach
    void importGames() throws Exception {
        JsonNode last = imported("games.pdn", GAMES);
        assertThat(last.path("added").asInt()).isEqualTo(2);
    }

    private JsonNode imported(String name, String text) throws Exception {
        HttpResponse<String> answer = browser.post("/api/import?name=" + name, text);
        assertThat(answer.statusCode()).isEqualTo(200);
        return Json.read(answer.body().lines().reduce((_, last) -> last).orElseThrow(), "line");
    }

    private JsonNode get(String path) throws Exception {
        HttpResponse<String> answer = browser.get(path);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.read(answer.body(), "answer");
    }

    @Test
    void gamesAreFoundByEverythingThatIsKnownOfThem() throws Exception {
        assertThat(get("/api/games").path("games").size()).isEqualTo(2);
        assertThat(first("player=lea").path("white").asString()).isEqualTo("Léa Martin");
        assertThat(first("from=2020-01-01").path("date").asString()).isEqualTo("2020.03.01");
        assertThat(first("result=1/2").path("black").asString()).isEqualTo("Ada");
        assertThat(first("kind=international&opening=1.32-28+19-23").path("plies").asInt())
                .isEqualTo(6);
        String fen = position("\"32-28\",\"18-23\",\"33-29\"");
        assertThat(first("kind=international&fen=" + fen).path("white").asString())
                .isEqualTo("Jan");
        JsonNode page = get("/api/games?limit=1");
        assertThat(get("/api/games?limit=1&before=" + page.path("next")).path("games").size())
                .isEqualTo(1);
    }

    private String position(String moves) throws Exception {
        return browser.json(
                        "/api/position",
                        "{\"kind\":\"international\",\"moves\":[%s]}".formatted(moves))
                .path("fen")
                .asString();
    }

    private JsonNode first(String query) throws Exception {
        JsonNode games = get("/api/games?" + query).path("games");
        assertThat(games.size()).as(query).isEqualTo(1);
        return games.get(0);
    }

    @Test
    void questionsThatMakeNoSenseAreRefused() throws Exception {
        for (String query :
                List.of(
                        "limit=0",
                        "limit=x",
                        "kind=chess",
                        "from=yesterday",
                        "fen=W:W1",
                        "before=-1")) {
            assertThat(browser.get("/api/games?" + query).statusCode()).as(query).isEqualTo(422);
        }
        assertThat(browser.get("/api/games/99").statusCode()).isEqualTo(404);
        assertThat(browser.get("/api/games/x").statusCode()).isEqualTo(404);
        assertThat(browser.get("/api/export?format=doc").statusCode()).isEqualTo(422);
    }

    @Test
    void theExplorerCountsGamesAndValuesMoves() throws Exception {
        JsonNode explored = get("/api/openings?kind=international");
        assertThat(explored.path("games").asInt()).isEqualTo(2);
        JsonNode move = explored.path("moves").get(0);
        assertThat(move.path("text").asString()).isEqualTo("32-28");
        assertThat(move.path("white").asInt()).isEqualTo(1);
        assertThat(move.path("draws").asInt()).isEqualTo(1);
        assertThat(move.path("score").path("text").asString()).isNotEmpty();
    }

    @Test
    void aGameIsOpenedChangedStoredDeletedAndRestored() throws Exception {
        long id = first("player=lea").path("id").asLong();
        String document = get("/api/games/" + id).toString();
        assertThat(document).contains("too early");
        String changed = document.replace("too early", "a good idea");
        assertThat(browser.send("PUT", "/api/games/" + id, changed).statusCode()).isEqualTo(200);
        assertThat(browser.get("/api/games/" + id + "/text").body()).contains("a good idea");
        assertThat(browser.json("/api/games", document).path("id").asLong()).isEqualTo(id);
        assertThat(browser.send("DELETE", "/api/games/" + id, "").statusCode()).isEqualTo(200);
        assertThat(browser.send("DELETE", "/api/games/" + id, "").statusCode()).isEqualTo(404);
        assertThat(browser.get("/api/games/" + id).statusCode()).isEqualTo(404);
        browser.json("/api/trash/games/" + id, "");
        assertThat(get("/api/games/" + id).toString()).contains("too early");
    }

    @Test
    void gamesAreExportedInAFormatThatHoldsThem() throws Exception {
        assertThat(browser.get("/api/export?format=pdn&player=ada").body())
                .contains("[White \"Jan\"]")
                .doesNotContain("Léa");
        imported("more.txt", "");
        JsonNode othello =
                imported(
                        "o.ggf",
                        "(;GM[Othello]PB[x]PW[y]TY[8]BO[8"
                            + " ---------------------------O*------*O---------------------------"
                            + " *]B[f5]W[d6];)");
        assertThat(othello.path("added").asInt()).isEqualTo(1);
        assertThat(browser.get("/api/export?format=ggf").body()).contains("(;GM[Othello]");
        assertThat(browser.get("/api/export?format=wthor&kind=othello").body()).startsWith("PK");
    }

    @Test
    void faultsOfAnImportAreToldWithTheirPlace() throws Exception {
        JsonNode last = imported("bad.pdn", "[GameType \"20\"]\n1. 32-28 1-50 *\n");
        assertThat(last.path("problems").asInt()).isEqualTo(1);
        assertThat(last.path("messages").get(0).asString()).startsWith("bad.pdn:2:");
        assertThat(last.path("done").asBoolean()).isTrue();
        assertThat(imported("x.pdn.gz", "this is not gzip").path("error").asString()).isNotEmpty();
    }

    @Test
    void filesThatHoldNoGameAreRefusedByName() throws Exception {
        JsonNode junk = imported("notes.txt", "these are\nmy notes\n");
        assertThat(junk.path("error").asString()).isEqualTo("notes.txt: holds no game");
        HttpResponse<String> names = browser.post("/api/import?name=WTHOR.JOU", "x".repeat(100));
        assertThat(names.statusCode()).isEqualTo(422);
        assertThat(names.body()).contains("WTHOR.JOU: holds names");
        assertThat(browser.post("/api/import?name=a.wtb&beside=/etc:1", "x").statusCode())
                .isEqualTo(200);
        assertThat(get("/api/games").path("games").size()).isEqualTo(2);
    }

    @Test
    void aMistakeIsLearnedUntilItIsKnown() throws Exception {
        imported(
                "gift.pdn",
                """
                [White "Me"][Black "You"][FEN "W:W29,34,46,48,49,50:B20,15,3,4,5,8"]
                [GameType "20"]
                1. 29-24 20x40 2. 49-43 *
                """);
        long id = first("player=you").path("id").asLong();
        JsonNode made =
                browser.json("/api/training", "{\"game\":%d,\"side\":\"white\"}".formatted(id));
        assertThat(made.path("cards").asInt()).isPositive();
        JsonNode card = get("/api/training?kind=international");
        assertThat(card.path("question").asString()).isEqualTo("mistake");
        assertThat(card.path("fen").asString()).isEqualTo("W:W29,34,46,48,49,50:B3,4,5,8,15,20");
        assertThat(card.path("source").asString()).startsWith("Me – You");

        String path = "/api/training/" + card.path("card");
        JsonNode wrong = browser.json(path, "{\"move\":\"29-24\"}");
        assertThat(wrong.path("right").asBoolean()).isFalse();
        assertThat(wrong.at("/why/0/sentence/text").asString()).contains("was better");
        JsonNode right =
                browser.json(path, "{\"move\":%s}".formatted(wrong.path("best").path("text")));
        assertThat(right.path("right").asBoolean()).isTrue();
        assertThat(wrong.path("days").asInt()).isZero();
        assertThat(right.path("days").asInt()).isEqualTo(1);
        assertThat(get("/api/training").path("due").asInt())
                .isEqualTo(made.path("cards").asInt() - 1);
        assertThat(browser.post("/api/training/999", "{\"move\":\"1\"}").statusCode())
                .isEqualTo(404);
        assertThat(browser.post(path, "{\"move\":\"1-50\"}").statusCode()).isEqualTo(422);
    }

    @Test
    void cardsAreMadeOfPeoplesMistakesNotOfPrograms() throws Exception {
        imported(
                "gift.pdn",
                """
                [White "Hal"][Black "Mia"][WhiteType "program"]
                [FEN "W:W29,34,46,48,49,50:B20,15,3,4,5,8"][GameType "20"]
                1. 29-24 20x40 *
                """);
        long id = first("player=mia").path("id").asLong();
        assertThat(found(id, "")).isZero();
        assertThat(found(id, ",\"side\":\"black\"")).isZero();
        assertThat(found(id, ",\"side\":\"both\"")).isPositive();
        assertThat(browser.post("/api/training", "{\"game\":1,\"side\":\"x\"}").statusCode())
                .isEqualTo(422);
    }

    private int found(long game, String side) throws Exception {
        return browser.json("/api/training", "{\"game\":%d%s}".formatted(game, side))
                .path("found")
                .asInt();
    }

    @Test
    void anOpeningLineIsLearnedForOneSide() throws Exception {
        String document = get("/api/games/" + first("player=lea").path("id")).toString();
        JsonNode made =
                browser.json(
                        "/api/training",
                        "{\"side\":\"white\",\"document\":%s}".formatted(document));
        assertThat(made.path("cards").asInt()).isEqualTo(3);
        JsonNode card = get("/api/training");
        assertThat(card.path("question").asString()).isEqualTo("opening");
        String path = "/api/training/" + card.path("card");
        JsonNode first = browser.json(path, "{\"move\":\"31-26\",\"tries\":1}");
        assertThat(first.path("again").asBoolean()).isTrue();
        assertThat(first.path("best").isNull()).isTrue();
        assertThat(get("/api/training").path("card")).isEqualTo(card.path("card"));
        JsonNode second = browser.json(path, "{\"move\":\"32-28\",\"tries\":2}");
        assertThat(second.path("right").asBoolean()).isTrue();
        assertThat(second.path("days").asInt()).isZero();
        JsonNode verdict =
                browser.json("/api/training/" + card.path("card"), "{\"move\":\"31-26\"}");
        assertThat(verdict.path("right").asBoolean()).isFalse();
        assertThat(verdict.path("best").path("text").asString()).isEqualTo("32-28");
    }
}
