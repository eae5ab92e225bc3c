package damier.web.study;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.games.Games;
import damier.games.OthelloGame;
import damier.testkit.Mutator;
import damier.testkit.Share;
import damier.web.Browser;
import damier.web.Json;
import damier.web.Line;
import damier.web.ServerSettings;
import damier.web.board.WebBoard;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** What pages ask about positions and games, on a real server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StudyTest {
    private static final String PDN =
            "[White \\\"Ada\\\"][GameType \\\"20\\\"] 1. 32-28 {good} 19-23 2. 28x19 14x23 (2..."
                    + " 13x24) 3. 37-32! *";
    private WebBoard board;
    private Browser browser;

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        board = new WebBoard(ServerSettings.local(0, folder), new Games(), List.of());
        browser = new Browser(board.port());
    }

    @AfterAll
    void close() {
        browser.close();
        board.close();
    }

    private JsonNode read(String text) throws Exception {
        return browser.json("/api/read", "{\"text\":\"%s\"}".formatted(text));
    }

    @Test
    void aPastedGameComesWithItsVariationsCommentsAndMarks() throws Exception {
        JsonNode read = read(PDN);
        assertThat(read.path("format").asString()).isEqualTo("PDN");
        JsonNode document = read.path("documents").get(0);
        assertThat(document.path("tags").path("White").asString()).isEqualTo("Ada");
        JsonNode nodes = document.path("nodes");
        assertThat(nodes.size()).isEqualTo(7);
        assertThat(nodes.get(0).path("parent").isNull()).isTrue();
        assertThat(nodes.get(1).path("comment").asString()).isEqualTo("good");
        assertThat(nodes.get(1).path("move").path("text").asString()).isEqualTo("32-28");
        assertThat(nodes.toString()).contains("\"marks\":[\"!\"]", "13x24");
    }

    @Test
    void positionsAndTranscriptsAreRecognised() throws Exception {
        assertThat(read("W:W31-50:B1-20").path("format").asString()).isEqualTo("FEN");
        JsonNode othello = read("f5d6c3d3c4");
        assertThat(othello.path("documents").get(0).path("kind").asString()).isEqualTo("othello");
        assertThat(browser.post("/api/read", "{\"text\":\"hello\"}").statusCode()).isEqualTo(422);
    }

    @Test
    void faultsOfAPastedGameAreNamedWithTheirPlace() throws Exception {
        JsonNode read = read("[GameType \\\"20\\\"] 1. 32-28 1-50 *");
        assertThat(read.path("documents").get(0).path("problems").get(0).asString())
                .startsWith("line 1, column 26: 1-50 ");
    }

    @Test
    void aDocumentIsWrittenAsItWasRead() throws Exception {
        String document = read(PDN).path("documents").get(0).toString();
        HttpResponse<String> written =
                browser.post(
                        "/api/write", "{\"format\":\"PDN\",\"document\":%s}".formatted(document));
        assertThat(written.body())
                .contains("[White \"Ada\"]", "{good}", "(2... 13x24)", "3. 37-32!");
        assertThat(
                        browser.post(
                                        "/api/write",
                                        "{\"format\":\"FEN\",\"document\":%s}".formatted(document))
                                .body())
                .startsWith("B:W");
        assertThat(
                        browser.post(
                                        "/api/write",
                                        "{\"format\":\"ggf\",\"document\":%s}".formatted(document))
                                .body())
                .contains("format: ");
    }

    @Test
    void anEmptyBoardIsNoPosition() throws Exception {
        HttpResponse<String> refused =
                browser.post(
                        "/api/edit", "{\"kind\":\"italian\",\"side\":\"black\",\"pieces\":{}}");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("EMPTY_BOARD");
    }

    @Test
    void everythingThatIsWrongWithAPositionIsListed() throws Exception {
        HttpResponse<String> refused =
                browser.post(
                        "/api/edit",
                        """
                        {"kind":"international","side":"white",
                        "pieces":{"1":"wm","99":"bm","32":"xx","20":"bk"}}\
                        """);
        assertThat(refused.statusCode()).isEqualTo(422);
        JsonNode problem = Json.read(refused.body(), "answer");
        assertThat(problem.path("error").asString().lines()).hasSize(3);
        JsonNode last = problem.path("why").path("values").path("second");
        assertThat(last.path("code").asString()).isEqualTo("NO_SUCH_PIECE");
        assertThat(last.path("values").path("square").asString()).isEqualTo("32");
        JsonNode position =
                browser.json(
                        "/api/edit",
                        """
                        {"kind":"international","side":"black","pieces":{"32":"wm","20":"bk"}}\
                        """);
        assertThat(position.path("fen").asString()).isEqualTo("B:W32:BK20");
        assertThat(
                        browser.json(
                                        "/api/edit",
                                        """
                                        {"kind":"othello","side":"black",
                                        "pieces":{"d4":"wd","e4":"bd"}}\
                                        """)
                                .path("pieces")
                                .size())
                .isEqualTo(2);
    }

    @Test
    void theRuleThatForcesACaptureIsNamed() throws Exception {
        JsonNode why =
                browser.json(
                        "/api/why",
                        """
                        {"kind":"international","fen":"W:W28,33:B10,20,23,29","move":"28x19"}\
                        """);
        assertThat(why.path("sentences").toString()).contains("4.13");
        assertThat(why.path("forced").size()).isPositive();
    }

    @Test
    void theEvaluationIsTakenApartWhiteAgainstBlack() throws Exception {
        JsonNode why =
                browser.json(
                        "/api/why",
                        "{\"kind\":\"international\",\"fen\":\"W:W31-50:B1-19\",\"player\":\"damier\"}");
        assertThat(why.path("features").size()).isPositive();
        double sum = 0;
        for (JsonNode feature : why.path("features")) {
            sum += feature.path("contribution").asDouble();
        }
        assertThat(sum).isGreaterThan(0.5);
        assertThat(why.path("evaluation").path("value").asDouble())
                .isCloseTo(sum, org.assertj.core.data.Offset.offset(0.02));
        assertThat(
                        browser.json(
                                        "/api/why",
                                        """
                                        {"kind":"italian","player":"italian.fiorentino"}\
                                        """)
                                .path("features")
                                .size())
                .isPositive();
    }

    @Test
    void treesAreSearchedByPlainAlgorithmsAndByPlayers() throws Exception {
        JsonNode minimax = tree("\"algorithm\":\"minimax\"");
        JsonNode alphaBeta = tree("\"algorithm\":\"alpha-beta\",\"ordering\":\"best\"");
        assertThat(alphaBeta.path("nodes").asLong()).isLessThan(minimax.path("nodes").asLong());
        assertThat(alphaBeta.path("root").path("value"))
                .isEqualTo(minimax.path("root").path("value"));
        assertThat(tree("\"player\":\"damier\"").path("unit").asString()).isEqualTo("hundredths");
        assertThat(tree("\"player\":\"italian.fiorentino\"").path("unit").asString())
                .isEqualTo("own");
    }

    private JsonNode tree(String how) throws Exception {
        return browser.json("/api/tree", "{\"kind\":\"italian\",\"depth\":3,%s}".formatted(how));
    }

    @Test
    void treesThatAreTooLargeAreRefused() throws Exception {
        assertThat(refusal("/api/tree", "{\"kind\":\"italian\",\"depth\":11}"))
                .startsWith("depth: ");
        assertThat(
                        refusal(
                                "/api/tree",
                                """
                                {"kind":"international","depth":10,"algorithm":"minimax"}\
                                """))
                .contains("smaller depth");
        assertThat(refusal("/api/tree", "{\"kind\":\"italian\",\"algorithm\":\"magic\"}"))
                .contains("magic");
    }

    private String refusal(String path, String body) throws Exception {
        HttpResponse<String> refused = browser.post(path, body);
        assertThat(refused.statusCode()).isEqualTo(422);
        return Json.read(refused.body(), "answer").path("error").asString();
    }

    @Test
    void anAnalysisTellsLinesAndTheValueOfEveryMove() throws Exception {
        try (Line line = browser.line()) {
            line.send(
                    """
                    {"type":"analyse","ask":7,"kind":"international","lines":2,"values":true,
                    "limit":{"depth":4}}\
                    """);
            JsonNode done = line.hear(message -> message.path("done").asBoolean(false));
            assertThat(done.path("ask").asLong()).isEqualTo(7);
            assertThat(done.path("lines").size()).isEqualTo(2);
            assertThat(done.path("values").size()).isEqualTo(9);
            assertThat(done.path("lines").get(0).path("arrows").get(0).size()).isEqualTo(2);
        }
    }

    @Test
    void aNewAnalysisReplacesTheOneBeforeAndStopEndsIt() throws Exception {
        try (Line line = browser.line()) {
            line.send("{\"type\":\"analyse\",\"ask\":1,\"kind\":\"international\"}");
            line.hear(message -> message.path("ask").asLong() == 1);
            line.send("{\"type\":\"analyse\",\"ask\":2,\"kind\":\"othello\"}");
            line.hear(message -> message.path("ask").asLong() == 2);
            line.send("{\"type\":\"stop\"}");
            JsonNode done = line.hear(message -> message.path("done").asBoolean(false));
            assertThat(done.path("ask").asLong()).isEqualTo(2);
        }
    }

    @Test
    void aThreatIsWhatTheOtherSideWouldDo() throws Exception {
        try (Line line = browser.line()) {
            line.send(
                    """
                    {"type":"threat","kind":"international","fen":"W:W28,48:B17,3","limit":{"depth":5}}\
                    """);
            JsonNode done = line.hear(message -> message.path("done").asBoolean(false));
            assertThat(done.path("side").asString()).isEqualTo("black");
            assertThat(done.path("lines").size()).isEqualTo(1);
        }
    }

    @Test
    void theLastMovesOfOthelloAreSolvedAndSaidToBeExact() throws Exception {
        try (Line line = browser.line()) {
            line.send(
                    """
                    {"type":"analyse","kind":"othello","limit":{"depth":16},"values":true,
                    "fen":"%s"}\
                    """
                            .formatted(lateOthello()));
            JsonNode done = line.hear(message -> message.path("done").asBoolean(false));
            assertThat(done.path("lines").get(0).path("score").path("confidence").asInt())
                    .isEqualTo(100);
        }
    }

    @Test
    void aSearchEndsByItselfOnceEveryMoveIsExact() throws Exception {
        try (Line line = browser.line()) {
            line.send(
                    """
                    {"type":"analyse","kind":"othello","values":true,"limit":{"millis":600000},
                    "fen":"%s"}\
                    """
                            .formatted(lateOthello()));
            JsonNode done = line.hear(message -> message.path("done").asBoolean(false));
            assertThat(done.path("values"))
                    .isNotEmpty()
                    .allMatch(value -> value.at("/score/confidence").asInt() == 100);
        }
    }

    @Test
    void symmetricMovesHaveOneValueAndOneLine() throws Exception {
        try (Line line = browser.line()) {
            line.send(
                    """
                    {"type":"analyse","kind":"othello","values":true,"lines":3,"limit":{"depth":3}}\
                    """);
            JsonNode done = line.hear(message -> message.path("done").asBoolean(false));
            assertThat(done.path("lines").size()).isEqualTo(1);
            assertThat(done.path("values"))
                    .hasSize(4)
                    .extracting(value -> value.at("/score/text").asString())
                    .containsOnly(done.at("/lines/0/score/text").asString());
        }
    }

    private static String lateOthello() {
        Game game = new Game(OthelloGame.definition());
        while (game.kind().rules().movesToEnd(game.position()) > 6
                || game.legalMoves().length < 2) {
            game.play(game.legalMoves()[0]);
        }
        return game.kind().notation().format(game.position());
    }

    @Test
    void aReviewIsBegunByHttpAndToldBySocket() throws Exception {
        String document =
                read("[FEN \\\"W:W33,44,50:B22\\\"][GameType \\\"20\\\"]"
                                + " 1. 33-29 22-27 2. 50-45 *")
                        .path("documents")
                        .get(0)
                        .toString();
        JsonNode begun =
                browser.json("/api/review", "{\"millis\":300,\"document\":%s}".formatted(document));
        try (Line line = browser.line()) {
            line.send("{\"type\":\"review\",\"review\":%s}".formatted(begun.path("review")));
            JsonNode done = line.hear(message -> message.path("done").asDouble() == 1);
            assertThat(done.path("moves").size()).isEqualTo(3);
            JsonNode first = done.path("moves").get(0);
            assertThat(first.path("ply").asInt()).isEqualTo(1);
            assertThat(first.path("kind").asString()).isEqualTo("blunder");
            assertThat(first.path("text").asString()).startsWith("misses a win in 5 plies: 33-28");
            assertThat(done.path("document").path("nodes").get(1).path("marks").toString())
                    .isEqualTo("[\"??\"]");
            assertThat(line.ask("review", "\"review\":\"none\"").path("error").asString())
                    .startsWith("review: ");
        }
    }

    @Test
    void whateverIsSentIsAnsweredWithALine() throws Exception {
        var mutator = new Mutator("{}[]\",: nul0123456789", new Random(7));
        List<String> paths =
                List.of(
                        "/api/read",
                        "/api/write",
                        "/api/edit",
                        "/api/why",
                        "/api/tree",
                        "/api/review");
        String good =
                "{\"kind\":\"international\",\"text\":\"W:W32:B1\",\"document\":{\"kind\":\"italian\","
                    + "\"nodes\":[{\"id\":0,\"parent\":null}]},\"pieces\":{\"1\":\"bm\"},\"side\":\"white\"}";
        for (int i = 0; i < Share.of(2_000); i++) {
            String body = mutator.mutate(good);
            HttpResponse<String> answer = browser.post(paths.get(i % paths.size()), body);
            assertThat(answer.statusCode()).as("%s", body).isIn(200, 400, 422, 429);
        }
    }
}
