package damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import damier.games.Games;
import damier.protocol.hub.HubScheme;
import damier.testkit.Mutator;
import damier.testkit.Share;
import damier.web.board.WebBoard;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Requests and messages that are nearly right get a good answer or a line, whatever they are. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FuzzTest {
    private static final String SIGNS = "{}[]\",:\\/ 0123456789.-+eEnulltrue\u0000";

    /** Below the burst that a socket allows. */
    private static final int MESSAGES_A_SOCKET = 80;

    private record Seed(String method, String path, String content) {}

    /** The content of a GET is its query, whose values are damaged. */
    private static final List<Seed> SEEDS =
            List.of(
                    new Seed("GET", "/api/games", "kind=international&player=ann&from=2020-01-01"),
                    new Seed("GET", "/api/games", "result=1-0&opening=1.32-28&before=5&limit=3"),
                    new Seed("GET", "/api/games", "kind=othello&fen=start"),
                    new Seed("GET", "/api/openings", "kind=international&fen="),
                    new Seed("GET", "/api/export", "format=pdn&player=ann&kind=italian"),
                    new Seed("GET", "/api/training", "kind=othello"),
                    new Seed(
                            "POST",
                            "/api/games",
                            """
                            {"kind":"othello","tags":{"White":"Ann"},"result":"*","nodes":
                            [{"id":0,"parent":null},{"id":1,"parent":0,"move":{"text":"f5"}}]}\
                            """),
                    new Seed(
                            "PUT",
                            "/api/games/1",
                            "{\"kind\":\"othello\",\"nodes\":[{\"id\":0,\"parent\":null}]}"),
                    new Seed("DELETE", "/api/games/9", ""),
                    new Seed("POST", "/api/training", "{\"game\":3,\"side\":\"white\"}"),
                    new Seed("POST", "/api/training/4", "{\"move\":\"32-28\"}"),
                    new Seed(
                            "POST",
                            "/api/import?name=some.pdn",
                            "[Event \"E\"] [Result \"1-0\"] [GameType \"20\"] 1. 32-28 19-23 1-0"),
                    new Seed("POST", "/api/import?name=some.ggf", "(;GM[Othello]PC[x]PB[a]B[f5];)"),
                    new Seed(
                            "POST",
                            "/api/lab",
                            """
                            {"type":"match","a":"random","b":"greedy","game":"othello","games":2,
                            "limit":{"depth":1},"openings":"random:2:1","sprt":"0,10"}\
                            """),
                    new Seed(
                            "POST",
                            "/api/lab",
                            """
                            {"type":"tournament","players":["random","greedy"],"game":"othello",
                            "games":2,"limit":{"nodes":10},"concurrency":1}\
                            """),
                    new Seed(
                            "POST",
                            "/api/lab",
                            "{\"type\":\"experiment\",\"name\":\"none\",\"player\":\"random\"}"),
                    new Seed("POST", "/api/lab/match-1/stop", "{}"),
                    new Seed("POST", "/api/lab/match-1/resume", "{}"),
                    new Seed("GET", "/api/lab/match-1", ""),
                    new Seed(
                            "POST",
                            "/api/engines",
                            """
                            {"name":"N","spec":"hub:/no/such/program","options":{"threads":"2"},
                            "quirks":{"ponder":true}}\
                            """),
                    new Seed("PUT", "/api/engines/e1", "{\"name\":\"N\",\"spec\":\"hub:/no/it\"}"),
                    new Seed("DELETE", "/api/engines/e2", ""),
                    new Seed("GET", "/api/engines/e1/log", ""),
                    new Seed("GET", "/reports/match-1/index.html", ""));

    private static final List<String> MESSAGES =
            List.of(
                    "{\"type\":\"watch\",\"game\":\"GAME\",\"ask\":1}",
                    "{\"type\":\"sit\",\"game\":\"GAME\",\"side\":\"white\",\"ask\":2}",
                    "{\"type\":\"move\",\"game\":\"GAME\",\"ply\":0,\"move\":\"32-28\",\"ask\":3}",
                    "{\"type\":\"undo\",\"game\":\"GAME\",\"ply\":1,\"ask\":4}",
                    "{\"type\":\"draw\",\"game\":\"GAME\",\"ask\":5}",
                    "{\"type\":\"decline\",\"game\":\"GAME\",\"ask\":6}",
                    "{\"type\":\"pause\",\"game\":\"GAME\",\"ask\":7}",
                    "{\"type\":\"resume\",\"game\":\"GAME\",\"ask\":8}",
                    "{\"type\":\"rematch\",\"game\":\"GAME\",\"ask\":9}",
                    "{\"type\":\"hint\",\"game\":\"none\",\"ask\":10}",
                    """
                    {"type":"analyse","kind":"othello","fen":null,"moves":["f5"],"lines":1,
                    "player":"damier","values":false,"limit":{"depth":1},"ask":11}\
                    """,
                    """
                    {"type":"threat","kind":"italian","fen":null,"moves":[],"limit":{"depth":1}}\
                    """,
                    "{\"type\":\"stop\",\"ask\":12}",
                    "{\"type\":\"review\",\"review\":\"0123456789abcdef01234567\",\"ask\":13}",
                    "{\"type\":\"lab\",\"run\":\"match-1\",\"ask\":14}",
                    "{\"type\":\"leave\",\"of\":\"GAME\",\"ask\":15}",
                    "{\"type\":\"pong\",\"number\":1}");

    private WebBoard board;
    private Browser browser;

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        board =
                new WebBoard(
                        ServerSettings.local(0, folder), new Games(), List.of(new HubScheme()));
        browser = new Browser(board.port());
    }

    @AfterAll
    void close() {
        browser.close();
        board.close();
    }

    @Test
    void requestsThatAreNearlyRightAreAnsweredOrRefusedInALine() throws Exception {
        var mutator = new Mutator(SIGNS, new Random(21));
        for (int i = 0; i < Share.of(3_000); i++) {
            Seed seed = SEEDS.get(i % SEEDS.size());
            boolean reads = seed.method.equals("GET");
            String content =
                    reads ? damagedQuery(mutator, seed) : utf8(mutator.mutate(seed.content));
            String path = reads && !content.isEmpty() ? seed.path + "?" + content : seed.path;
            HttpResponse<String> answer = browser.send(seed.method, path, reads ? "" : content);
            int status = answer.statusCode();
            assertThat(status).as("%s %s: %s", seed.method, path, content).isBetween(200, 499);
            if (status >= 400) {
                JsonNode fault = Json.read(answer.body(), "answer").path("error");
                assertThat(fault.asString().lines()).as(content).hasSize(1);
            }
        }
        assertThat(browser.get("/api/kinds").statusCode()).isEqualTo(200);
    }

    /** Half a character cannot be sent at all. */
    private static String utf8(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    private static String damagedQuery(Mutator mutator, Seed seed) {
        List<String> pairs = new ArrayList<>();
        for (String pair : seed.content.split("&", -1)) {
            int equals = pair.indexOf('=');
            if (equals >= 0) {
                String value = mutator.mutate(pair.substring(equals + 1));
                pairs.add(
                        pair.substring(0, equals + 1)
                                + URLEncoder.encode(value, StandardCharsets.UTF_8));
            }
        }
        return String.join("&", pairs);
    }

    @Test
    void messagesThatAreNearlyRightAreAnsweredOrRefusedInALine() throws Exception {
        var mutator = new Mutator(SIGNS, new Random(22));
        String game =
                browser.json(
                                "/api/live",
                                """
                                {"kind":"international","white":{"player":"human"},
                                "black":{"player":"human"}}\
                                """)
                        .path("game")
                        .asString();
        int left = Share.of(4_000);
        while (left > 0) {
            try (Line line = browser.line()) {
                for (int i = 0; i < MESSAGES_A_SOCKET && left > 0; i++, left--) {
                    String seed = MESSAGES.get(left % MESSAGES.size()).replace("GAME", game);
                    line.send(utf8(mutator.mutate(seed)));
                }
                line.send("{\"type\":\"watch\",\"game\":\"%s\",\"ask\":4711}".formatted(game));
                List<String> faults = new ArrayList<>();
                JsonNode last =
                        line.hear(
                                message -> {
                                    String error = message.path("error").asString("");
                                    if (error.startsWith("internal") || error.contains("\n")) {
                                        faults.add(error);
                                    }
                                    return message.path("ask").asLong(0) == 4711;
                                });
                assertThat(faults).isEmpty();
                assertThat(last.path("id").asString()).isEqualTo(game);
            }
        }
    }
}
