package damier.protocol.dxp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import damier.core.Ending;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.players.PlayerSpecs;
import damier.process.ProcessGroups;
import damier.process.ProcessLimits;
import damier.protocol.HubGame;
import damier.protocol.PlayedGames;
import damier.protocol.Spoken;
import damier.protocol.dxp.DxpMessage.Request;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

@Timeout(1800)
class DxpGamesTest {
    private final Engines engines = new Engines(new Games());
    private final HubGame kind = HubGame.of(engines.byId("international"));
    private final List<String> reports = new ArrayList<>();

    private Player player(String game, Object port) {
        return PlayerSpecs.parse(
                        engines.byId(game), "dxp:localhost:" + port, List.of(new DxpScheme()))
                .create();
    }

    private static Process server(String game) throws IOException {
        return ProcessGroups.java(DxpMain.class, game).start();
    }

    private static int port(Process server) throws IOException {
        return Integer.parseInt(server.inputReader().readLine());
    }

    private Spoken engine() {
        return new Spoken(
                out ->
                        new DxpEngine(
                                kind,
                                kind.engines().defaultOptions().withTable(1 << 20),
                                Limits.depth(2),
                                out,
                                reports::add));
    }

    private static String request(String follower, String position) {
        return "R01" + "Somebody" + " ".repeat(24) + follower + "005075" + position;
    }

    @ParameterizedTest
    @ValueSource(strings = {"international", "russian"})
    void twoProcessesPlayGamesOneAfterTheOther(String game) throws IOException {
        EngineFactory played = engines.byId(game);
        Process one = server(game);
        Process other = server(game);
        try (Player white = player(game, port(one));
                Player black = player(game, port(other))) {
            for (int seed = 0; seed <= Share.of(10); seed++) {
                Game result =
                        PlayedGames.play(
                                played.game(), seed, white, black, Limits.time(10_000_000_000L));
                assertThat(result.ply()).isGreaterThan(20);
            }
        } finally {
            one.destroyForcibly();
            other.destroyForcibly();
        }
    }

    @Test
    void anInitiatorAsksForGamesWithChangingSides() throws IOException {
        Process follower = server("international");
        try {
            DxpConnection.connect(
                    "localhost",
                    port(follower),
                    ProcessLimits.USUAL,
                    out -> {
                        var engine =
                                new DxpEngine(
                                        kind,
                                        kind.engines().defaultOptions().withTable(1 << 20),
                                        Limits.depth(2),
                                        out,
                                        reports::add);
                        engine.ask(new Request("Damier", Side.BLACK, 5, 75, Optional.empty()), 3);
                        return engine;
                    },
                    reports::add);
        } finally {
            follower.destroyForcibly();
        }
        assertThat(reports.stream().filter(line -> line.startsWith("game begins")))
                .containsExactly(
                        "game begins, Damier plays White",
                        "game begins, Damier plays Black",
                        "game begins, Damier plays White");
        assertThat(reports.stream().filter(line -> line.startsWith("game over"))).hasSize(3);
        assertThat(reports.getLast()).startsWith("game over");
    }

    @Test
    void aFollowerAnswersAndMovesFirstWhereItIsWhite() {
        try (Spoken dxp = engine()) {
            dxp.say(request("W", "A"));
            assertThat(dxp.next()).isEqualTo("ADamier" + " ".repeat(26) + "0");
            assertThat(dxp.next()).matches("M0000\\d{4}00");
        }
    }

    @Test
    void aGameFromAPositionIsPlayedToItsEnd() {
        String position = "BZ" + "e".repeat(21) + "z" + "e".repeat(5) + "w" + "e".repeat(22);
        try (Spoken dxp = engine()) {
            dxp.say(request("W", position));
            assertThat(dxp.next()).endsWith("0");
            dxp.say("M0003221800");
            assertThat(dxp.upTo("E")).last().isEqualTo("E00");
            dxp.say("E00", request("W", position), "M0001223301" + "28");
            assertThat(dxp.upTo("E")).last().isEqualTo("E10");
            assertThat(reports).anyMatch(line -> line.contains("has no pieces left"));
        }
    }

    @Test
    void movesAreTakenBackOnRequest() {
        try (Spoken dxp = engine()) {
            dxp.say(request("W", "A"));
            String first = dxp.upTo("M").getLast();
            dxp.say("B005Z");
            assertThat(dxp.next()).isEqualTo("K2");
            dxp.say("B001W");
            assertThat(dxp.next()).isEqualTo("K0");
            assertThat(dxp.next()).isEqualTo(first);
        }
    }

    @Test
    void chatAndNonsenseAreReportedAndChangeNothing() {
        try (Spoken dxp = engine()) {
            dxp.say("CHello", "Q", "M0000322800", "A", request("Z", "A"));
            assertThat(dxp.next()).startsWith("ADamier");
            assertThat(reports).contains("chat: Hello").anyMatch(line -> line.contains("'Q'"));
        }
    }

    @Test
    void aPositionThatIsNoneIsRefused() {
        try (Spoken dxp = engine()) {
            dxp.say(request("W", "BWxyz"));
            assertThat(dxp.next()).isEqualTo("ADamier" + " ".repeat(26) + "2");
        }
    }

    @Test
    void anOpponentWhoResignsIsNamed() throws IOException {
        PlayerFault fault = against("A" + " ".repeat(32) + "0", "E11");
        assertThat(fault.kind()).isEqualTo(Kind.RESIGNED);
        assertThat(fault).hasMessageEndingWith(": resigned");
    }

    @ParameterizedTest
    @CsvSource({"E00, undecided", "E20, drawn", "E30, won"})
    void aGameThatEndsAfterTheAgreedMovesIsCutOff(String end, String result) throws IOException {
        Limits oneMove = Limits.clock(new Limits.Clock(60_000_000_000L, 0, 1));
        PlayerFault fault = against(oneMove, "A" + " ".repeat(32) + "0", "M0000322800", end);
        assertThat(fault.kind()).isEqualTo(Kind.CUT_OFF);
        assertThat(fault)
                .hasMessageEndingWith(": ended the game after the agreed moves (1), as " + result);
    }

    @Test
    void aGameThatEndsBeforeTheAgreedMovesIsBrokenOff() throws IOException {
        Limits twoMoves = Limits.clock(new Limits.Clock(60_000_000_000L, 0, 2));
        PlayerFault fault = against(twoMoves, "A" + " ".repeat(32) + "0", "M0000322800", "E00");
        assertThat(fault.kind()).isEqualTo(Kind.GAVE_UP);
    }

    @Test
    void aClaimOfADrawThatTheNextMoveBringsIsThatMove() throws IOException {
        var game = new Game(kind.kind(), kind.notation().position("W:WK46:BK1"));
        for (String move : "46-41 1-7 41-46 7-1 46-41 1-7 41-46".split(" ", -1)) {
            game.play(kind.notation().move(game.position(), move));
        }
        Choice choice = claimed(game);
        game.play(choice.move());
        assertThat(game.ending().orElseThrow().reason()).isEqualTo(Ending.Reason.REPETITION);
    }

    @Test
    void aClaimOfADrawWithoutReasonIsNamed() {
        PlayerFault fault = catchThrowableOfType(PlayerFault.class, () -> claimed(kind.newGame()));
        assertThat(fault.kind()).isEqualTo(Kind.GAVE_UP);
        assertThat(fault).hasMessageEndingWith("claims a draw that no move of its brings");
    }

    /** What comes of an opponent who claims a draw when asked for a move. */
    private Choice claimed(Game game) throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Player player = player("international", server.getLocalPort())) {
            player.newGame(1);
            try (Socket socket = server.accept()) {
                socket.getOutputStream()
                        .write(
                                ("A" + " ".repeat(32) + "0\0E20\0")
                                        .getBytes(StandardCharsets.UTF_8));
                return player.choose(game, Limits.depth(1));
            }
        }
    }

    @Test
    void anOpponentWhoDoesNotWantToPlayIsNamed() throws IOException {
        assertThat(against("A" + " ".repeat(32) + "1"))
                .hasMessageEndingWith("does not want to play: code 1");
    }

    @Test
    void aConnectionThatIsLostIsNamed() throws IOException {
        assertThat(against("A" + " ".repeat(32) + "0").kind()).isEqualTo(Kind.CONNECTION);
    }

    @Test
    void whoChatsWithoutEndIsNotWaitedFor() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Player player =
                        player("international", server.getLocalPort() + "[guest.start=1s]");
                var chatting = Executors.newSingleThreadScheduledExecutor()) {
            player.newGame(1);
            try (Socket socket = server.accept()) {
                byte[] chat = "CLet me see\0".getBytes(StandardCharsets.UTF_8);
                var talk =
                        chatting.scheduleAtFixedRate(
                                () -> {
                                    try {
                                        socket.getOutputStream().write(chat);
                                    } catch (IOException e) {
                                        throw new UncheckedIOException(e);
                                    }
                                },
                                0,
                                50,
                                TimeUnit.MILLISECONDS);
                PlayerFault fault =
                        catchThrowableOfType(
                                PlayerFault.class,
                                () -> player.choose(kind.newGame(), Limits.depth(1)));
                assertThat(fault.kind()).isEqualTo(Kind.START);
                talk.cancel(true);
            }
        }
    }

    @Test
    void anIllegalMoveIsNamed() throws IOException {
        assertThat(against("A" + " ".repeat(32) + "0", "Cmy move", "M0000322700").kind())
                .isNotEqualTo(Kind.ILLEGAL_MOVE);
        assertThat(against("A" + " ".repeat(32) + "0", "M0000322900").kind())
                .isEqualTo(Kind.ILLEGAL_MOVE);
    }

    /** What comes of an opponent who says only this, asked for two moves. */
    private PlayerFault against(String... messages) throws IOException {
        return against(Limits.depth(1), messages);
    }

    private PlayerFault against(Limits limits, String... messages) throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Player player = player("international", server.getLocalPort())) {
            player.newGame(1);
            try (Socket socket = server.accept()) {
                for (String message : messages) {
                    socket.getOutputStream()
                            .write((message + '\0').getBytes(StandardCharsets.UTF_8));
                }
                socket.shutdownOutput();
                return catchThrowableOfType(
                        PlayerFault.class,
                        () -> {
                            var game = new Game(engines.byId("international").game());
                            while (true) {
                                game.play(player.choose(game, limits).move());
                                game.play(game.legalMoves()[0]);
                            }
                        });
            }
        }
    }
}
