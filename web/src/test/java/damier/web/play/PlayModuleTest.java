package damier.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.games.Games;
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

import java.nio.file.Path;
import java.util.List;

class PlayModuleTest {
    private static final String PEOPLE =
            """
            "white":{"player":"human","name":"Ann"},"black":{"player":"human","name":"Bob"}\
            """;
    private static final String AGAINST_PROGRAM =
            """
            "white":{"player":"human","name":"Ann"},
            "black":{"player":"damier[level=1]","name":"","limit":{"depth":1}}\
            """;

    @TempDir private Path folder;
    private WebBoard board;
    private Browser ann;
    private Browser bob;

    @BeforeEach
    void open() throws Exception {
        board = new WebBoard(ServerSettings.local(0, folder), new Games(), List.of());
        ann = new Browser(board.port());
        bob = new Browser(board.port());
    }

    @AfterEach
    void close() {
        ann.close();
        bob.close();
        board.close();
    }

    private static String begin(Browser browser, String kind, String rest) throws Exception {
        return browser.json("/api/live", "{\"kind\":\"%s\",%s}".formatted(kind, rest))
                .path("game")
                .asString();
    }

    private static JsonNode ask(Line line, String type, String game, String more)
            throws InterruptedException {
        String fields = "\"game\":\"" + game + "\"";
        return line.ask(type, more.isEmpty() ? fields : fields + "," + more);
    }

    private static JsonNode move(Line line, String game, int ply, String move)
            throws InterruptedException {
        return ask(line, "move", game, "\"ply\":%d,\"move\":\"%s\"".formatted(ply, move));
    }

    private static JsonNode sit(Line line, String game, String side) throws InterruptedException {
        return ask(line, "sit", game, "\"side\":\"" + side + "\"");
    }

    /** Waits until the game as this line hears of it has so many moves. */
    private static JsonNode hearPly(Line line, int moves) throws InterruptedException {
        return line.hear(
                message ->
                        message.path("type").asString("").equals("game")
                                && plies(message) == moves);
    }

    /** The number of moves of the game, of which a message may leave out the known ones. */
    private static int plies(JsonNode message) {
        return message.path("from").asInt() + message.path("moves").size();
    }

    @Test
    void twoPeoplePlayInTwoBrowsersAndAThirdWatches() throws Exception {
        String game = begin(ann, "international", PEOPLE);
        try (Line first = ann.line();
                Line second = bob.line();
                Browser eve = new Browser(board.port());
                Line third = eve.line()) {
            assertThat(sit(first, game, "white").path("you").toString()).isEqualTo("[\"white\"]");
            JsonNode refusal = sit(second, game, "white");
            assertThat(refusal.path("error").asString()).isEqualTo("seat: White is taken");
            assertThat(refusal.path("why").path("code").asString()).isEqualTo("SEAT_TAKEN");
            assertThat(refusal.path("why").path("values").path("side").path("side").asString())
                    .isEqualTo("white");
            sit(second, game, "black");
            assertThat(ask(third, "watch", game, "").path("you").size()).isZero();

            assertThat(plies(move(first, game, 0, "32-28"))).isEqualTo(1);
            assertThat(hearPly(second, 1).path("position").path("side").asString())
                    .isEqualTo("black");
            assertThat(hearPly(third, 1).path("spectators").asInt()).isEqualTo(1);
            assertThat(move(first, game, 1, "31-27").path("error").asString())
                    .isEqualTo("move: it is not your turn");
            assertThat(move(second, game, 1, "19-99").path("error").asString()).contains("99");
            assertThat(plies(move(second, game, 1, "19-23"))).isEqualTo(2);
        }
    }

    @Test
    void betweenPeopleAMoveIsTakenBackWithTheOpponentsConsent() throws Exception {
        String game = begin(ann, "international", PEOPLE);
        try (Line first = ann.line();
                Line second = bob.line()) {
            sit(first, game, "white");
            sit(second, game, "black");
            assertThat(ask(first, "undo", game, "").path("error").asString())
                    .startsWith("undo: you have no move");
            move(first, game, 0, "32-28");
            JsonNode asked = ask(first, "undo", game, "");
            assertThat(plies(asked)).isEqualTo(1);
            assertThat(asked.path("undo").asString()).isEqualTo("white");
            assertThat(ask(second, "decline", game, "").path("undo").isNull()).isTrue();

            ask(first, "undo", game, "");
            move(second, game, 1, "19-23");
            assertThat(ask(second, "watch", game, "").path("undo").isNull()).isTrue();
            ask(first, "undo", game, "");
            assertThat(plies(ask(second, "undo", game, ""))).isZero();
        }
    }

    @Test
    void aMoveReachesWatchersAsAChangeAndNewcomersAsTheWholeGame() throws Exception {
        String game = begin(ann, "international", PEOPLE);
        try (Line first = ann.line();
                Line second = bob.line()) {
            sit(first, game, "white");
            sit(first, game, "black");
            ask(second, "watch", game, "");
            move(first, game, 0, "32-28");
            move(first, game, 1, "19-23");
            JsonNode change = hearPly(second, 2);
            assertThat(change.path("from").asInt()).isEqualTo(1);
            assertThat(change.path("moves").size()).isEqualTo(1);
            ask(first, "undo", game, "");
            JsonNode undone = hearPly(second, 1);
            assertThat(undone.path("from").asInt()).isEqualTo(1);
            try (Line third = bob.line()) {
                JsonNode whole = ask(third, "watch", game, "");
                assertThat(whole.path("from").asInt()).isZero();
                assertThat(whole.path("moves").size()).isEqualTo(1);
            }
        }
    }

    @Test
    void whoLeavesHearsNoMoreAndIsNotCounted() throws Exception {
        String game = begin(ann, "international", PEOPLE);
        try (Line first = ann.line();
                Line second = bob.line()) {
            ask(second, "watch", game, "");
            assertThat(sit(first, game, "white").path("spectators").asInt()).isEqualTo(1);
            second.hear("game");
            assertThat(second.ask("leave", "\"of\":\"%s\"".formatted(game)).path("of").asString())
                    .isEqualTo(game);
            assertThat(move(first, game, 0, "32-28").path("spectators").asInt()).isZero();
            // The next thing that is heard is what was asked for.
            second.send("{\"type\":\"watch\",\"game\":\"%s\",\"ask\":77}".formatted(game));
            assertThat(second.hear("game").path("ask").asLong()).isEqualTo(77);
            assertThat(second.ask("leave", "").path("error").asString()).startsWith("leave: ");
        }
    }

    @Test
    void aMoveThatIsSentTwiceIsMadeOnce() throws Exception {
        String game = begin(ann, "international", PEOPLE);
        try (Line line = ann.line()) {
            sit(line, game, "white");
            sit(line, game, "black");
            move(line, game, 0, "32-28");
            move(line, game, 1, "19-23");
            assertThat(plies(move(line, game, 0, "32-28"))).isEqualTo(2);
            assertThat(move(line, game, 0, "33-28").path("error").asString())
                    .isEqualTo("ply: 0, but 2 moves have been played");
        }
    }

    @Test
    void theProgramAnswersAndBothMovesAreTakenBackTogether() throws Exception {
        String game = begin(ann, "international", AGAINST_PROGRAM);
        try (Line line = ann.line()) {
            sit(line, game, "white");
            move(line, game, 0, "32-28");
            assertThat(hearPly(line, 2).path("moves").get(0).path("by").asString())
                    .isEqualTo("damier[level=1]");
            assertThat(plies(ask(line, "undo", game, "\"ply\":2"))).isZero();
            assertThat(plies(ask(line, "undo", game, "\"ply\":2"))).isZero();
            assertThat(ask(line, "undo", game, "").path("error").asString())
                    .startsWith("undo: you have no move");
            assertThat(ask(line, "hint", game, "").path("move").path("text").asString())
                    .isNotEmpty();
        }
    }

    @Test
    void aClassicPlayerReportsItsSearchAsItsDocumentCountsIt() throws Exception {
        String classic =
                AGAINST_PROGRAM.replace(
                        "damier[level=1]", "international.gosgens-sommers[depth=2]");
        String game = begin(ann, "international", classic.replace("{\"depth\":1}", "null"));
        try (Line line = ann.line()) {
            sit(line, game, "white");
            move(line, game, 0, "32-28");
            JsonNode search = hearPly(line, 2).path("moves").get(0).path("search");
            assertThat(search.path("depth").asInt()).isEqualTo(2);
            assertThat(search.path("nodes").asLong()).isGreaterThan(2);
            assertThat(search.path("value").asString()).startsWith("1.");
        }
    }

    @Test
    void aGameThatIsResignedIsArchivedAndPlayedAgain() throws Exception {
        String game = begin(ann, "othello", PEOPLE);
        try (Line first = ann.line();
                Line second = bob.line()) {
            sit(first, game, "black");
            sit(second, game, "white");
            move(first, game, 0, "f5");
            JsonNode over = ask(second, "resign", game, "");
            assertThat(over.path("ended").path("result").asString()).isEqualTo("0-1");
            assertThat(record(over)).contains("WhiteType[human]BlackType[human]");
            assertThat(over.path("position").path("moves").size()).isZero();
            String again = ask(first, "rematch", game, "").path("game").asString();
            assertThat(ask(second, "rematch", game, "").path("game").asString()).isEqualTo(again);
            assertThat(ask(first, "watch", again, "").path("you").toString())
                    .isEqualTo("[\"white\"]");
            assertThat(move(first, game, 1, "f6").path("error").asString())
                    .isEqualTo("game: it is over");
        }
    }

    @Test
    void aDrawIsOfferedDeclinedByAMoveAndTaken() throws Exception {
        String game = begin(ann, "italian", PEOPLE);
        try (Line first = ann.line();
                Line second = bob.line()) {
            sit(first, game, "white");
            sit(second, game, "black");
            assertThat(ask(second, "draw", game, "").path("draw").asString()).isEqualTo("black");
            assertThat(move(first, game, 0, "21-17").path("draw").isNull()).isTrue();
            ask(second, "draw", game, "");
            assertThat(ask(first, "decline", game, "").path("draw").isNull()).isTrue();
            ask(first, "draw", game, "");
            assertThat(ask(second, "draw", game, "").path("ended").path("result").asString())
                    .isEqualTo("1/2");
        }
    }

    @Test
    void theFlagFallsAndIncrementsAreAdded() throws Exception {
        String game =
                begin(
                        ann,
                        "international",
                        PEOPLE + ",\"clock\":{\"main\":2000,\"increment\":5000}");
        try (Line line = ann.line()) {
            sit(line, game, "white");
            sit(line, game, "black");
            JsonNode clock = move(line, game, 0, "32-28").path("clock");
            assertThat(clock.path("white").asLong()).isEqualTo(7_000);
            assertThat(clock.path("running").asString()).isEqualTo("black");
            JsonNode over =
                    line.hear(
                            message ->
                                    !message.path("ended").isMissingNode()
                                            && !message.path("ended").isNull());
            assertThat(over.path("ended").toString()).contains("1-0", "Black lost on time");
        }
    }

    private String record(JsonNode over) throws Exception {
        return ann.get("/api/games/%d/text".formatted(over.path("archived").asLong())).body();
    }

    @Test
    void twoProgramsPlayToTheEndAndCanBePaused() throws Exception {
        String game =
                begin(
                        ann,
                        "othello",
                        """
                        "white":{"player":"random"},"black":{"player":"greedy"}\
                        """);
        try (Line line = ann.line()) {
            ask(line, "watch", game, "");
            JsonNode paused = ask(line, "pause", game, "");
            assertThat(paused.path("paused").asBoolean()).isTrue();
            ask(line, "resume", game, "");
            JsonNode over = line.hear(message -> message.path("ended").isObject());
            assertThat(record(over)).contains("WhiteType[program]BlackType[program]");
        }
    }

    @Test
    void aPlayerThatCannotBeIsRefusedInOneLine() throws Exception {
        var answer =
                ann.post(
                        "/api/live",
                        """
                        {"kind":"othello","white":{"player":"nobody"},"black":{"player":"human"}}\
                        """);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("unknown player 'nobody'");
        assertThat(
                        ann.post(
                                        "/api/live",
                                        """
                                        {"kind":"othello","white":{"player":"damier[table=4096]"},
                                        "black":{"player":"human"}}\
                                        """)
                                .body())
                .contains("at most 256");
    }

    @Test
    void gamesGoOnAfterARestartWithTheirClocks() throws Exception {
        String game =
                begin(
                        ann,
                        "international",
                        PEOPLE + ",\"clock\":{\"main\":600000,\"increment\":0}");
        String engines = begin(ann, "international", AGAINST_PROGRAM);
        try (Line line = ann.line()) {
            sit(line, game, "white");
            sit(line, game, "black");
            sit(line, engines, "white");
            move(line, game, 0, "32-28");
            move(line, game, 1, "19-23");
        }
        board.close();
        // Another test may have taken the port by now.
        board = new WebBoard(ServerSettings.local(0, folder), new Games(), List.of());
        ann.moveTo(board.port());
        try (Line line = ann.line()) {
            JsonNode same = ask(line, "watch", game, "");
            assertThat(same.path("moves").size()).isEqualTo(2);
            assertThat(same.path("you").toString()).isEqualTo("[\"white\",\"black\"]");
            assertThat(same.path("clock").path("running").asString()).isEqualTo("white");
            assertThat(same.path("clock").path("black").asLong()).isBetween(500_000L, 600_000L);
            move(line, engines, 0, "31-26");
            hearPly(line, 2);
            JsonNode listed = Json.read(ann.get("/api/live").body(), "live");
            assertThat(listed.size()).isEqualTo(2);
        }
    }
}
