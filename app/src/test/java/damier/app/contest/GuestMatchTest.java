package damier.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.DamierProcess;
import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Matches with programs that are not ours, good and bad. */
@Execution(ExecutionMode.CONCURRENT)
class GuestMatchTest {
    private static final String MOVES = "--depth 1";

    /** For programs that are virtual machines, which a busy computer starts slowly. */
    private static final String SLOW_START = "[guest.start=180s]";

    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go*) exit 7;; | " + MOVES + " | crash | ended with exit code 7",
                "go*) kill -SEGV $$;; | " + MOVES + " | crash | ended with",
                "go*) printf 'done move=3'; exit 0;; | " + MOVES + " | crash | half a line",
                "go*) sleep 1000;; | --nodes 9 | hang | no answer to 'go'",
                "go*) sleep 1000;; | --time 50ms | hang | no answer to 'go'",
                "go*) ;; stop) echo done move=32-28;; | --time 50ms | time | when told to stop",
                "go*) echo done move=1-50;; | " + MOVES + " | illegal-move | 1-50",
                "go*) echo done;; | " + MOVES + " | illegal-move | answered without a move",
                "go*) yes info;; | " + MOVES + " | fault | lines in a second",
                "go*) printf '\\001\\002\\n';; | " + MOVES + " | fault | not text",
            })
    void badGuestLosesForWhatItDidAndTheMatchGoesOn(
            String onGo, String limit, String reason, String detail) throws IOException {
        String[] limits = limit.split(" ", -1);
        String silence = reason.equals("hang") ? "300ms" : "300s";
        var run =
                Run.damier(
                        "match",
                        guest(onGo) + "[guest.silence=" + silence + "]",
                        "random",
                        "--game",
                        "international",
                        "--games",
                        "2",
                        limits[0],
                        limits[1],
                        "--json");
        assertThat(run.exit()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertThat(answer.get("losses").asInt()).isEqualTo(2);
        assertThat(answer.get("faultsOfFirst").toString())
                .isEqualTo("{\"%s\":2}".formatted(reason));
        assertThat(answer.get("faultsOfSecond").isEmpty()).isTrue();
        assertThat(run.err()).contains("lost by " + reason + ": ").contains(detail);
    }

    @Test
    void lateMoveOfAGuestWithinTheGraceIsPlayed() throws IOException {
        String onGo = "pos*=W*) m=32-28;; pos*=B*) m=20-24;; go*) sleep 1.3; echo done move=$m;;";
        var run =
                Run.damier(
                        "match",
                        guest(onGo),
                        "random",
                        "--game",
                        "international",
                        "--games",
                        "2",
                        "--openings",
                        start().toString(),
                        "--max-plies",
                        "2",
                        "--time",
                        "50ms",
                        "--grace",
                        "10m",
                        "--json");
        assertThat(run.exit()).as(run.err()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertThat(answer.get("faultsOfFirst").toString()).as(run.err()).isEqualTo("{}");
        assertThat(answer.get("draws").asInt()).isEqualTo(2);
    }

    /** The start position as an opening. */
    private Path start() throws IOException {
        String board = "W:W31-50:B1-20";
        return Files.writeString(folder.resolve("start.fen"), board + "\n");
    }

    /** It answers no ping before it crashes, as older engines do. */
    @Test
    void guestThatCrashedPlaysTheNextGame() throws IOException {
        Path crashed = folder.resolve("crashed");
        String damier = String.join(" ", DamierProcess.command("engine", "hub"));
        Path script =
                Files.writeString(
                        folder.resolve("once.sh"),
                        """
                        if test -e %s; then exec %s; fi
                        while read line; do
                          case "$line" in
                            hub) echo id name=Once; echo wait;;
                            init) echo ready;;
                            quit) exit 0;;
                            go*) touch %s; exit 1;;
                          esac
                        done
                        """
                                .formatted(crashed, damier, crashed));
        var run =
                Run.damier(
                        "match",
                        "hub:sh " + script + SLOW_START,
                        "random",
                        "--game",
                        "international",
                        "--games",
                        "4",
                        "--depth",
                        "2",
                        "--json");
        assertThat(run.exit()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertThat(answer.get("faultsOfFirst").toString()).isEqualTo("{\"crash\":1}");
        assertThat(answer.get("wins").asInt()).isEqualTo(3);
    }

    @Test
    void programsOfDifferentProtocolsPlayInOneTournament() throws Exception {
        String hub = "hub:" + String.join(" ", DamierProcess.command("engine", "hub")) + SLOW_START;
        Process server =
                DamierProcess.start(folder, "engine", "dxp", "--listen", "0", "--depth", "2");
        try {
            var run =
                    Run.damier(
                            "tournament",
                            hub,
                            "dxp:localhost:" + port(server),
                            "international.le-minh",
                            "random",
                            "--game",
                            "international",
                            "--depth",
                            "2",
                            "--max-plies",
                            "40",
                            "--json");
            assertThat(run.exit()).as(run.err()).isZero();
            JsonNode answer = JsonMapper.shared().readTree(run.out());
            assertThat(answer.get("pairings").size()).isEqualTo(6);
            for (JsonNode player : answer.get("players")) {
                assertThat(player.get("faults").isEmpty()).as(player.toString()).isTrue();
            }
        } finally {
            server.destroyForcibly();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, does not want to play: code 1", "-, no sign of an answer to the request"})
    void programThatRefusesEveryGameEndsTheMatch(String code, String why) throws IOException {
        try (var server = new ServerSocket(0, 9, InetAddress.getLoopbackAddress())) {
            Thread.ofPlatform().daemon().start(() -> refuse(server, code));
            var run =
                    Run.damier(
                            "match",
                            "damier[table=1]",
                            "dxp:localhost:" + server.getLocalPort() + "[guest.start=2s]",
                            "--game",
                            "international",
                            "--games",
                            "60",
                            "--time",
                            "50ms",
                            "--grace",
                            "10m");
            assertThat(run.exit()).isEqualTo(Exit.FAILED);
            assertThat(run.err())
                    .hasLineCount(1)
                    .startsWith("no game can begin: dxp:localhost:")
                    .contains(why);
            assertThat(run.out()).doesNotContain("+1").doesNotContain("games played");
        }
    }

    /** Answers every request with a code, or with nothing. */
    private static void refuse(ServerSocket server, String code) {
        while (!server.isClosed()) {
            try (Socket socket = server.accept()) {
                InputStream in = socket.getInputStream();
                int next = in.read();
                while (next >= 0) {
                    if (next == 'R' && !code.equals("-")) {
                        String refusal = "A" + " ".repeat(32) + code + "\0";
                        socket.getOutputStream().write(refusal.getBytes(StandardCharsets.UTF_8));
                    }
                    next = in.read();
                }
            } catch (IOException e) {
                // The next connection will do.
            }
        }
    }

    @Test
    void hubEngineThatCannotBeginAGameEndsTheMatch() throws IOException {
        Path tried = folder.resolve("tried");
        String onNewGame =
                "new-game) if test -e %1$s; then exit 3; fi; touch %1$s;;".formatted(tried);
        var run =
                Run.damier(
                        "match",
                        "random",
                        guest(onNewGame),
                        "--game",
                        "international",
                        "--games",
                        "20",
                        "--depth",
                        "1");
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.err())
                .hasLineCount(1)
                .startsWith("no game can begin: hub:sh ")
                .contains("ended with exit code 3");
    }

    @Test
    void othelloProgramPlaysAMatch() {
        String nboard =
                "nboard:"
                        + String.join(" ", DamierProcess.command("engine", "nboard"))
                        + SLOW_START;
        var run =
                Run.damier(
                        "match", nboard, "greedy", "--game", "othello", "--games", "2", "--depth",
                        "2", "--json");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(JsonMapper.shared().readTree(run.out()).get("faultsOfFirst").isEmpty()).isTrue();
    }

    /** As it says itself, once it is there. */
    private String port(Process server) throws IOException, InterruptedException {
        String said = "";
        while (server.isAlive() && !said.contains("\n")) {
            server.waitFor(20, TimeUnit.MILLISECONDS);
            said =
                    Files.readString(folder.resolve("stdout"))
                            + Files.readString(folder.resolve("stderr"));
        }
        return said.replaceFirst("(?s).*on port (\\d+).*", "$1");
    }

    private String guest(String onGo) throws IOException {
        Path script =
                Files.writeString(
                        folder.resolve("guest.sh"),
                        """
                        while read line; do
                          case "$line" in
                            hub) echo id name=Bad; echo wait;;
                            init) echo ready;;
                            ping) echo pong;;
                            quit) exit 0;;
                            %s
                          esac
                        done
                        """
                                .formatted(onGo));
        return "hub:sh " + script;
    }
}
