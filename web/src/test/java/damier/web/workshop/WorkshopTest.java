package damier.web.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import damier.games.Games;
import damier.protocol.hub.HubScheme;
import damier.web.Browser;
import damier.web.Json;
import damier.web.Line;
import damier.web.ServerSettings;
import damier.web.board.WebBoard;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The owner's tools, on a real server. */
class WorkshopTest {
    private static final String LONG =
            """
            {"type":"match","a":"random","b":"random","game":"italian","games":100000,
            "limit":{"depth":1},"concurrency":1}\
            """;

    @TempDir private Path folder;
    private WebBoard board;
    private Browser browser;

    @BeforeEach
    void open() throws Exception {
        board =
                new WebBoard(
                        ServerSettings.local(0, folder), new Games(), List.of(new HubScheme()));
        browser = new Browser(board.port());
    }

    @AfterEach
    void close() {
        browser.close();
        board.close();
    }

    private JsonNode get(String path) throws Exception {
        HttpResponse<String> answer = browser.get(path);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.read(answer.body(), "answer");
    }

    private JsonNode watched(JsonNode run) throws Exception {
        try (Line line = browser.line()) {
            line.send("{\"type\":\"lab\",\"run\":%s}".formatted(run.path("id")));
            return line.hear(
                    message ->
                            List.of("done", "stopped", "failed")
                                    .contains(message.path("state").asString("")));
        }
    }

    @Test
    void aMatchIsPlayedWatchedAndKeptOverARestart() throws Exception {
        JsonNode run =
                browser.json(
                        "/api/lab",
                        """
                        {"type":"match","a":"greedy","b":"random","game":"italian","games":4,
                        "limit":{"depth":1},"openings":"random:2:1","concurrency":1}\
                        """);
        JsonNode done = watched(run);
        assertThat(done.path("state").asString()).as("%s", done).isEqualTo("done");
        assertThat(done.path("kind").asString()).isEqualTo("match");
        assertThat(done.path("standing").path("games").asInt()).isEqualTo(4);
        assertThat(done.path("standing").path("llr").isNull()).as("nobody asked for it").isTrue();
        HttpResponse<String> report = browser.get(done.path("report").asString());
        assertThat(report.body()).contains("greedy – random, italian", "4 of 4 games", "<svg");
        assertThat(browser.get("/reports/%s/games.pdn".formatted(run.path("id").asString())).body())
                .contains("[White \"greedy\"]");

        reopen(() -> {});
        JsonNode kept = get("/api/lab").path("runs").get(0);
        assertThat(kept.path("id")).isEqualTo(run.path("id"));
        assertThat(kept.path("state").asString()).isEqualTo("done");
    }

    @Test
    void aTestThatWasAskedForIsShown() throws Exception {
        JsonNode done =
                watched(
                        browser.json(
                                "/api/lab",
                                """
                                {"type":"match","a":"random","b":"random","game":"italian",
                                "games":2,"limit":{"depth":1},"sprt":"0,10"}\
                                """));
        assertThat(done.path("standing").path("llr").isNumber()).as("%s", done).isTrue();
        assertThat(done.path("standing").path("bounds").size()).isEqualTo(2);
    }

    @Test
    void aTournamentHasATable() throws Exception {
        JsonNode done =
                watched(
                        browser.json(
                                "/api/lab",
                                """
                                {"type":"tournament","players":["greedy","random","uninformed"],
                                "game":"italian","games":2,"limit":{"depth":1},"concurrency":1}\
                                """));
        assertThat(done.path("table").path("rows").size()).as("%s", done).isEqualTo(3);
    }

    @Test
    void aRunIsStopped() throws Exception {
        JsonNode run = browser.json("/api/lab", LONG);
        browser.json("/api/lab/%s/stop".formatted(run.path("id").asString()), "{}");
        assertThat(watched(run).path("state").asString()).isEqualTo("stopped");
    }

    @Test
    void aRunThatWasStoppedGoesOn() throws Exception {
        JsonNode run = browser.json("/api/lab", LONG);
        String path = "/api/lab/" + run.path("id").asString();
        browser.json(path + "/stop", "{}");
        JsonNode stopped = watched(run);
        browser.json(path + "/resume", "{}");
        try (Line line = browser.line()) {
            line.send("{\"type\":\"lab\",\"run\":%s}".formatted(run.path("id")));
            line.hear(message -> games(message) > games(stopped));
        }
        HttpResponse<String> again = browser.post(path + "/resume", "{}");
        assertThat(again.statusCode()).isEqualTo(409);
        browser.json(path + "/stop", "{}");
        assertThat(games(watched(run))).isGreaterThan(games(stopped));
    }

    private static long games(JsonNode run) {
        return run.path("standing").path("games").asLong(-1);
    }

    @Test
    void aRunWhoseServerWasKilledIsListedAsStoppedAndGoesOnToItsEnd() throws Exception {
        JsonNode run =
                browser.json(
                        "/api/lab",
                        """
                        {"type":"match","a":"greedy","b":"random","game":"italian","games":6,
                        "limit":{"depth":1},"openings":"random:2:1"}\
                        """);
        String id = run.path("id").asString();
        assertThat(watched(run).path("state").asString()).isEqualTo("done");
        reopen(
                () -> {
                    // As it stands on disk when the power goes in the third game of six.
                    Path of = folder.resolve("lab").resolve(id);
                    List<String> games = Files.readAllLines(of.resolve("games.tsv"));
                    Files.writeString(
                            of.resolve("games.tsv"),
                            String.join("\n", games.subList(0, 2)) + "\n0\tha");
                    String view = Files.readString(of.resolve("run.json"));
                    Files.writeString(
                            of.resolve("run.json"), view.replace("\"done\",", "\"running\","));
                });
        assertThat(get("/api/lab/" + id).path("state").asString()).isEqualTo("stopped");
        browser.json("/api/lab/%s/resume".formatted(id), "{}");
        JsonNode done = watched(run);
        assertThat(done.path("state").asString()).as("%s", done).isEqualTo("done");
        assertThat(games(done)).isEqualTo(6);
        assertThat(Files.readAllLines(folder.resolve("lab").resolve(id).resolve("games.tsv")))
                .hasSize(6);
        assertThat(browser.post("/api/lab/%s/resume".formatted(id), "{}").statusCode())
                .isEqualTo(409);
    }

    @Test
    void anExperimentThatWasStoppedGoesOn() throws Exception {
        JsonNode run =
                browser.json(
                        "/api/lab",
                        """
                        {"type":"experiment","name":"profile","player":"random","game":"othello"}\
                        """);
        String path = "/api/lab/" + run.path("id").asString();
        browser.json(path + "/stop", "{}");
        assertThat(watched(run).path("state").asString()).isEqualTo("stopped");
        JsonNode resumed = browser.json(path + "/resume", "{}");
        assertThat(resumed.path("begun")).isEqualTo(run.path("begun"));
        browser.json(path + "/stop", "{}");
        JsonNode again = watched(run);
        assertThat(again.path("state").asString()).as("%s", again).isEqualTo("stopped");
        assertThat(again.path("error").isNull()).isTrue();
    }

    @Test
    void aRunThatCannotBeReadIsShownAsSuchAndTheBoardOpens() throws Exception {
        reopen(
                () -> {
                    Path broken = folder.resolve("lab").resolve("match-1");
                    Files.createDirectories(broken);
                    Files.writeString(broken.resolve("run.json"), "{\"id\":");
                });
        JsonNode run = get("/api/lab").path("runs").get(0);
        assertThat(run.path("state").asString()).isEqualTo("failed");
        assertThat(run.path("error").asString()).contains("run.json");
        assertThat(browser.post("/api/lab/match-1/resume", "{}").statusCode()).isEqualTo(409);
    }

    private interface Change {
        void make() throws Exception;
    }

    /** Closes the board, changes something on disk, and opens it again. */
    private void reopen(Change change) throws Exception {
        browser.close();
        board.close();
        change.make();
        board =
                new WebBoard(
                        ServerSettings.local(0, folder), new Games(), List.of(new HubScheme()));
        browser = new Browser(board.port());
    }

    @Test
    void whatCannotBeRunIsRefused() throws Exception {
        assertThat(refusal("{\"type\":\"party\"}")).startsWith("type: ");
        assertThat(refusal("{\"type\":\"experiment\",\"name\":\"magic\"}")).contains("magic");
        assertThat(
                        refusal(
                                """
                                {"type":"match","game":"italian","a":"random","limit":{"depth":1}}\
                                """))
                .isEqualTo("B: is missing");
        assertThat(refusal("{\"type\":\"match\",\"game\":\"italian\"}")).startsWith("limit: ");
        assertThat(
                        refusal(
                                """
                                {"type":"match","game":"italian","a":"random","b":"random",
                                "games":3,"limit":{"depth":1}}\
                                """))
                .startsWith("games: 3 games: they come in colour-reversed pairs");
        assertThat(
                        refusal(
                                """
                                {"type":"match","game":"italian","a":"random",
                                "b":"hub:/no/such/program","limit":{"depth":1}}\
                                """))
                .contains("/no/such/program");
        assertThat(
                        refusal(
                                """
                                {"type":"match","game":"italian","a":"random","b":"nobody",
                                "limit":{"depth":1}}\
                                """))
                .contains("nobody");
        assertThat(
                        refusal(
                                """
                                {"type":"experiment","name":"scaling","player":"random",
                                "game":"italian"}\
                                """))
                .isEqualTo(
                        "experiment: scaling needs a player that counts nodes, and random does"
                                + " not");
        assertThat(get("/api/lab").path("runs").size()).isZero();
        assertThat(browser.get("/api/lab/none").statusCode()).isEqualTo(404);
        assertThat(browser.get("/reports/match-1/run.json").statusCode()).isEqualTo(404);
    }

    private String refusal(String body) throws Exception {
        HttpResponse<String> refused = browser.post("/api/lab", body);
        assertThat(refused.statusCode()).isEqualTo(422);
        return Json.read(refused.body(), "answer").path("error").asString();
    }

    @Test
    void reportsAreShownInABox() throws Exception {
        Path report = folder.resolve("lab").resolve("experiment-1");
        Files.createDirectories(report.resolve("tables"));
        Files.writeString(report.resolve("index.html"), "<p>found</p>");
        Files.writeString(report.resolve("tables").resolve("score.csv"), "name,value");
        HttpResponse<String> answer = browser.get("/reports/experiment-1/index.html");
        assertThat(answer.body()).contains("found");
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                .startsWith("sandbox allow-same-origin allow-downloads; default-src 'none'; ");
        assertThat(browser.get("/reports/experiment-1/tables/score.csv").body())
                .isEqualTo("name,value");
        assertThat(browser.get("/reports/experiment-1/tables/..%2Frun.json").statusCode())
                .isGreaterThanOrEqualTo(400);
        assertThat(get("/api/lab").path("experiments").size()).isPositive();
    }

    @Test
    void theGuideToTheClassicPlayersIsAPageWithoutScripts() throws Exception {
        HttpResponse<String> guide = browser.get("/classics.html");
        assertThat(guide.statusCode()).isEqualTo(200);
        assertThat(guide.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        assertThat(guide.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'none'");
        assertThat(guide.body()).contains("<h1>The classic players</h1>", "othello.vieira");
    }

    @Test
    void anEngineTellsItsOptions() throws Exception {
        Path script =
                Files.writeString(
                        folder.resolve("engine.sh"),
                        """
                        while read line; do
                          case "$line" in
                            hub) echo 'param name=threads value=1 type=int min=1 max=16'; echo wait;;
                            quit) exit 0;;
                          esac
                        done
                        """);
        JsonNode added =
                browser.json(
                        "/api/engines",
                        """
                        {"name":"Some","spec":"hub:sh %s","options":{"unknown":"x"}}\
                        """
                                .formatted(script));
        String path = "/api/engines/" + added.path("id").asString();
        JsonNode option = get(path + "/options").path("options").get(0);
        assertThat(option.toString())
                .isEqualTo(
                        """
                        {"name":"threads","type":"int","value":"1","min":"1","max":"16",\
                        "choices":[]}\
                        """);
        JsonNode dead = browser.json("/api/engines", "{\"name\":\"No\",\"spec\":\"hub:/no/such\"}");
        HttpResponse<String> refused =
                browser.get("/api/engines/%s/options".formatted(dead.path("id").asString()));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("/no/such");
    }

    @Test
    void anEngineIsAddedTestedChangedAndRemoved() throws Exception {
        JsonNode added =
                browser.json(
                        "/api/engines", "{\"name\":\"Nobody\",\"spec\":\"hub:/no/such/program\"}");
        String path = "/api/engines/" + added.path("id").asString();
        JsonNode tested = browser.json(path + "/test", "{}");
        assertThat(tested.path("passed").asBoolean()).isFalse();
        assertThat(tested.path("findings").size()).isPositive();
        assertThat(get(path + "/log").path("lines").isArray()).isTrue();

        HttpResponse<String> changed =
                browser.send(
                        "PUT",
                        path,
                        """
                        {"name":"Somebody","spec":"hub:/no/such/program",
                        "options":{"threads":"2"},"quirks":{"ponder":true}}\
                        """);
        assertThat(Json.read(changed.body(), "answer").path("player").asString())
                .isEqualTo("hub:/no/such/program[threads=2,hub.ponder=on]");
        assertThat(get("/api/engines").get(0).path("name").asString()).isEqualTo("Somebody");
        assertThat(browser.send("DELETE", path, "").statusCode()).isEqualTo(200);
        assertThat(get("/api/engines").size()).isZero();
        assertThat(browser.post("/api/engines", "{\"name\":\"x\",\"spec\":\"gtp:x\"}").statusCode())
                .isEqualTo(422);
    }
}
