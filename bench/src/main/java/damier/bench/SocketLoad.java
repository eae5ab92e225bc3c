package damier.bench;

import damier.core.Game;
import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.search.SearchListener;
import damier.web.Json;
import damier.web.ServerSettings;
import damier.web.board.WebBoard;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * How soon moves are acknowledged, and so on disk, while all processors search: 100 browsers each
 * send 5 moves a second to one board.
 */
public final class SocketLoad {
    private static final int CLIENTS = 100;
    private static final int MILLIS_BETWEEN_MOVES = 200;
    private static final int WARM_UP_SECONDS = 10;

    private SocketLoad() {}

    /** Arguments: for how many seconds; 30 if not given. */
    public static void main(String[] args) throws Exception {
        int seconds = args.length == 0 ? 30 : Integer.parseInt(args[0]);
        Path folder = Files.createTempDirectory("socket-load");
        HttpClient http = HttpClient.newHttpClient();
        List<Engine> engines = new ArrayList<>();
        try (WebBoard board =
                        new WebBoard(ServerSettings.local(0, folder), new Games(), List.of());
                ScheduledExecutorService timer = Executors.newScheduledThreadPool(2)) {
            List<Client> clients = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                clients.add(new Client(http, board.port(), i));
            }
            for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
                engines.add(searching(new Engines(new Games()).byId("international")));
            }
            List<Future<?>> beats = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                long offset = (long) i * MILLIS_BETWEEN_MOVES / CLIENTS;
                beats.add(
                        timer.scheduleAtFixedRate(
                                clients.get(i)::move,
                                offset,
                                MILLIS_BETWEEN_MOVES,
                                TimeUnit.MILLISECONDS));
            }
            Thread.sleep(1_000L * WARM_UP_SECONDS);
            clients.forEach(client -> client.nanos.clear());
            Thread.sleep(1_000L * seconds);
            beats.forEach(beat -> beat.cancel(false));
            print(clients, seconds);
        } finally {
            engines.forEach(Engine::close);
            http.shutdownNow();
        }
    }

    private static Engine searching(EngineFactory kind) {
        Engine engine = kind.engine();
        engine.position(new Game(kind.game()));
        engine.go(Limits.INFINITE, new SearchListener() {});
        return engine;
    }

    private static void print(List<Client> clients, int seconds) {
        long[] nanos =
                clients.stream()
                        .flatMap(client -> client.nanos.stream())
                        .mapToLong(Long::longValue)
                        .sorted()
                        .toArray();
        long late = clients.stream().mapToLong(client -> client.skipped).sum();
        System.out.printf(
                "%d clients, %d moves acknowledged in %d s (%.0f a second), %d not sent since the"
                        + " one before was not acknowledged%n",
                CLIENTS, nanos.length, seconds, (double) nanos.length / seconds, late);
        System.out.printf(
                "p50 %.1f ms, p99 %.1f ms, most %.1f ms%n",
                at(nanos, 0.5), at(nanos, 0.99), at(nanos, 1));
    }

    private static double at(long[] sorted, double share) {
        int index = (int) Math.ceil(share * sorted.length) - 1;
        return sorted.length == 0 ? Double.NaN : sorted[Math.max(0, index)] / 1e6;
    }

    /** Plays both sides of one game after the other. */
    private static final class Client implements WebSocket.Listener {
        private final HttpClient http;
        private final String address;
        private final String cookie;
        private final Random random;
        private final WebSocket socket;
        private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
        private final StringBuilder part = new StringBuilder();
        private String game;
        private long asked;
        private long sent;
        private long skipped;
        private boolean waits = true;
        private String next = "";
        private int ply;

        Client(HttpClient http, int port, int seed) throws IOException, InterruptedException {
            this.http = http;
            address = "http://localhost:" + port;
            random = new Random(seed);
            String set =
                    http.send(request("/").build(), BodyHandlers.discarding())
                            .headers()
                            .firstValue("Set-Cookie")
                            .orElseThrow();
            cookie = set.substring(0, set.indexOf(';'));
            game = begin();
            socket =
                    http.newWebSocketBuilder()
                            .header("Cookie", cookie)
                            .header("Origin", address)
                            .buildAsync(URI.create("ws://localhost:" + port + "/api/socket"), this)
                            .join();
            sit();
        }

        private HttpRequest.Builder request(String path) {
            return HttpRequest.newBuilder(URI.create(address + path));
        }

        private String begin() throws IOException, InterruptedException {
            String body =
                    """
                    {"kind":"international","white":{"player":"human"},"black":{"player":"human"}}\
                    """;
            String answer =
                    http.send(
                                    request("/api/live")
                                            .header("Cookie", cookie)
                                            .header("Origin", address)
                                            .POST(BodyPublishers.ofString(body))
                                            .build(),
                                    BodyHandlers.ofString())
                            .body();
            return Json.read(answer, "answer").path("game").asString();
        }

        private void sit() {
            send("sit", "\"side\":\"white\"");
            send("sit", "\"side\":\"black\"");
        }

        private synchronized void send(String type, String fields) {
            asked++;
            socket.sendText(
                            "{\"type\":\"%s\",\"ask\":%d,\"game\":\"%s\",%s}"
                                    .formatted(type, asked, game, fields),
                            true)
                    .join();
        }

        synchronized void move() {
            if (waits) {
                skipped++;
                return;
            }
            waits = true;
            sent = System.nanoTime();
            send("move", "\"ply\":%d,\"move\":\"%s\"".formatted(ply, next));
        }

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                hear(Json.read(part.toString(), "heard"), System.nanoTime());
                part.setLength(0);
            }
            from.request(1);
            return null;
        }

        private synchronized void hear(JsonNode message, long now) {
            if (message.path("ask").asLong(0) != asked) {
                return;
            }
            if (sent != 0) {
                nanos.add(now - sent);
                sent = 0;
            }
            JsonNode moves = message.path("position").path("moves");
            if (moves.isEmpty()) {
                Thread.startVirtualThread(this::beginAgain);
                return;
            }
            ply = message.path("moves").size();
            next = moves.get(random.nextInt(moves.size())).path("text").asString();
            waits = false;
        }

        private synchronized void beginAgain() {
            try {
                game = begin();
                sit();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
