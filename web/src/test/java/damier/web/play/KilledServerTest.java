package damier.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.games.Games;
import damier.testkit.Share;
import damier.web.Browser;
import damier.web.Line;
import damier.web.ServerSettings;
import damier.web.board.WebBoard;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

/** A server under load is killed, really, again and again; the next one goes on with its games. */
class KilledServerTest {
    private static final int PLAYERS = 6;
    private static final long MAIN = 3_600_000;

    @TempDir private static Path copies;
    private static SharedClasses classes;

    @TempDir private Path folder;

    /** The first server is let go, so that those that are killed start sooner. */
    @BeforeAll
    static void startOne(@TempDir Path apart) throws Exception {
        classes = new SharedClasses(copies);
        Process first = classes.start(Server.class, List.of("0", apart.toString()));
        first.getOutputStream().close();
        assertThat(first.waitFor()).isZero();
    }

    @Test
    void noAcknowledgedMoveIsLostAndClocksGoOn(TestReporter reporter) throws Exception {
        killAgainAndAgain(null, Share.of(200), reporter);
    }

    @Test
    void neitherIsAnyLostByPostgres(TestReporter reporter) throws Exception {
        try (EmbeddedPostgres database = EmbeddedPostgres.start()) {
            String url = database.getJdbcUrl("postgres", "postgres");
            killAgainAndAgain(url, Share.of(30), reporter);
        }
    }

    private void killAgainAndAgain(@Nullable String database, int kills, TestReporter reporter)
            throws Exception {
        Random random = new Random(11);
        int port = freePort();
        Process process = start(port, database);
        List<Participant> participants = new ArrayList<>();
        try {
            for (int i = 0; i < PLAYERS; i++) {
                participants.add(new Participant(new Browser(port), i));
            }
            int acknowledged = 0;
            for (int kill = 0; kill < kills; kill++) {
                Semaphore moves = new Semaphore(0);
                AtomicBoolean killed = new AtomicBoolean();
                List<Thread> threads =
                        participants.stream()
                                .map(
                                        one ->
                                                Thread.ofPlatform()
                                                        .start(() -> one.play(moves, killed)))
                                .toList();
                int wanted = 1 + random.nextInt(100);
                moves.acquire(wanted);
                killed.set(true);
                process.toHandle().destroyForcibly();
                process.waitFor();
                for (Thread thread : threads) {
                    thread.join();
                }
                assertThat(participants).extracting(one -> one.fault).containsOnlyNulls();
                acknowledged += wanted + moves.availablePermits();
                process = start(port, database);
                for (Participant one : participants) {
                    one.checkNothingIsLost();
                }
            }
            reporter.publishEntry(
                    "%d kills, %d acknowledged moves".formatted(kills, acknowledged), "none lost");
            assertThat(acknowledged).isGreaterThanOrEqualTo(kills);
        } finally {
            participants.forEach(one -> one.browser.close());
            process.toHandle().destroyForcibly();
            process.waitFor();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private Process start(int port, @Nullable String database) throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of(Integer.toString(port), folder.toString()));
        if (database != null) {
            arguments.add(database);
        }
        Process process = classes.start(Server.class, arguments);
        assertThat(process.inputReader().readLine()).isEqualTo("open");
        return process;
    }

    /** Plays both sides of one game after the other, and remembers what was acknowledged. */
    private static final class Participant {
        private final Browser browser;
        private final Random random;
        private String game = "";
        private long began;
        private final List<String> acknowledged = new ArrayList<>();

        /** What stopped it before the server was killed. */
        private volatile @Nullable Throwable fault;

        Participant(Browser browser, int seed) throws Exception {
            this.browser = browser;
            random = new Random(seed);
            begin();
        }

        private void begin() throws IOException, InterruptedException {
            game =
                    browser.json(
                                    "/api/live",
                                    """
                                    {"kind":"international","white":{"player":"human"},
                                    "black":{"player":"human"},"clock":{"main":%d,"increment":0}}\
                                    """
                                            .formatted(MAIN))
                            .path("game")
                            .asString();
            began = System.nanoTime();
            acknowledged.clear();
            try (Line line = browser.line()) {
                sit(line);
            }
        }

        /** On both sides; whoever sits there already, stays. */
        private JsonNode sit(Line line) throws InterruptedException {
            ask(line, "sit", "\"side\":\"white\"");
            return ask(line, "sit", "\"side\":\"black\"");
        }

        private JsonNode ask(Line line, String type, String fields) throws InterruptedException {
            return line.ask(
                    type, "\"game\":\"" + game + "\"" + (fields.isEmpty() ? "" : "," + fields));
        }

        /** Until the server is killed. */
        void play(Semaphore moves, AtomicBoolean killed) {
            try (Line line = browser.line()) {
                // The kill before may have come between the two.
                JsonNode now = sit(line);
                acknowledge(ask(line, "watch", ""));
                while (true) {
                    JsonNode legal = now.path("position").path("moves");
                    if (legal.isEmpty()) {
                        begin();
                        now = ask(line, "watch", "");
                        continue;
                    }
                    String move = legal.get(random.nextInt(legal.size())).path("text").asString();
                    int ply = now.path("from").asInt() + now.path("moves").size();
                    now = ask(line, "move", "\"ply\":%d,\"move\":\"%s\"".formatted(ply, move));
                    assertThat(now.path("from").asInt()).isLessThanOrEqualTo(acknowledged.size());
                    acknowledge(now);
                    assertThat(acknowledged).hasSize(ply + 1);
                    moves.release();
                }
            } catch (IOException | RuntimeException | AssertionError | InterruptedException e) {
                if (!killed.get()) {
                    fault = e;
                    moves.release(1_000);
                }
            }
        }

        /** Adds the moves of a message, which leaves out the known ones. */
        private void acknowledge(JsonNode message) {
            int from = message.path("from").asInt();
            acknowledged.subList(from, acknowledged.size()).clear();
            message.path("moves").forEach(made -> acknowledged.add(made.path("text").asString()));
        }

        void checkNothingIsLost() throws InterruptedException {
            try (Line line = browser.line()) {
                JsonNode now = ask(line, "watch", "");
                List<String> kept =
                        IntStream.range(0, now.path("moves").size())
                                .mapToObj(i -> now.path("moves").get(i).path("text").asString())
                                .toList();
                assertThat(kept).hasSizeGreaterThanOrEqualTo(acknowledged.size());
                assertThat(kept.subList(0, acknowledged.size())).isEqualTo(acknowledged);
                JsonNode clock = now.path("clock");
                long left = clock.path("white").asLong() + clock.path("black").asLong();
                long passed = (System.nanoTime() - began) / 1_000_000;
                assertThat(left).isBetween(2 * MAIN - passed - 1_000, 2 * MAIN);
                if (now.path("ended").isNull() && !kept.isEmpty()) {
                    assertThat(clock.path("running").asString())
                            .isEqualTo(now.path("position").path("side").asString());
                }
            }
        }
    }

    /** The board in a process of its own. */
    static final class Server {
        private Server() {}

        public static void main(String[] args) throws Exception {
            var settings =
                    new ServerSettings(
                            Integer.parseInt(args[0]),
                            Path.of(args[1]),
                            args.length > 2 ? args[2] : null,
                            null);
            try (WebBoard board = new WebBoard(settings, new Games(), List.of())) {
                System.out.println(board.port() == settings.port() ? "open" : "elsewhere");
                while (System.in.read() >= 0) {
                    // Until it is let go, or killed.
                }
            }
            System.exit(0);
        }
    }
}
