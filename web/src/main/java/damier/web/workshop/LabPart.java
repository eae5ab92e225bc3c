package damier.web.workshop;

import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineKind;
import damier.lab.Adjudication;
import damier.lab.Contender;
import damier.lab.MatchFolder;
import damier.lab.OpeningSpecs;
import damier.lab.Openings;
import damier.lab.Patience;
import damier.lab.Schedule;
import damier.lab.TournamentSetup;
import damier.lab.experiment.Arenas;
import damier.lab.experiment.Experiments;
import damier.lab.experiment.Pace;
import damier.lab.experiment.Settings;
import damier.lab.stats.Sprt;
import damier.players.PlayerFactory;
import damier.web.Json;
import damier.web.Message;
import damier.web.Part;
import damier.web.Refused;
import damier.web.Services;
import damier.web.Socket;
import damier.web.Visitor;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Matches, tournaments and experiments: started, watched and stopped. For the owner only. */
public final class LabPart implements Part {
    private static final int MOST_GAMES = 100_000;
    private static final int MOST_PLAYERS = 20;
    private static final int MOST_WAITING = 20;
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final Services services;
    private final Path home;
    private final Experiments experiments;

    /** Those of this program, and what is left of those before. */
    private final Map<String, LabRun> runs = new ConcurrentHashMap<>();

    private final Map<String, RunView> old = new ConcurrentHashMap<>();
    private final Map<Socket, String> watchers = new ConcurrentHashMap<>();

    /** One after the other: two at once would measure each other. */
    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("lab").factory());

    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("lab-news").factory());

    public LabPart(Services services) {
        this.services = services;
        home = services.data().resolve("lab");
        experiments = new Experiments(new Arenas(services.engines(), this::player));
        readOld();
        var _ = clock.scheduleWithFixedDelay(this::tell, 1, 1, TimeUnit.SECONDS);
    }

    private void readOld() {
        if (!Files.isDirectory(home)) {
            return;
        }
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(home)) {
            for (Path folder : folders) {
                Path file = folder.resolve(LabRun.FILE);
                if (Files.isRegularFile(file)) {
                    RunView view =
                            Json.read(Files.readString(file), RunView.class, file.toString());
                    old.put(view.id(), view.ended());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private PlayerFactory player(EngineKind<?> kind, String text) {
        return factory(kind, text);
    }

    private <P extends Position> PlayerFactory factory(EngineKind<P> kind, String text) {
        return services.player(kind, text, new Visitor("", Visitor.Role.OWNER));
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/api/lab", this::list);
        routes.post("/api/lab", this::begin);
        routes.get("/api/lab/{id}", request -> Json.answer(request, view(request)));
        routes.post("/api/lab/{id}/stop", this::stop);
        routes.get("/reports/{id}/{file}", request -> report(request, ""));
        routes.get("/reports/{id}/tables/{file}", request -> report(request, "tables"));
    }

    @Override
    public Map<String, Hearer> messages() {
        return Map.of("lab", this::watch);
    }

    private static void requireOwner(Context request) {
        Visitor.of(request).requireOwner("lab");
    }

    private record Listed(List<Experiments.Entry> experiments, List<RunView> runs) {}

    private void list(Context request) {
        requireOwner(request);
        Map<String, RunView> all = new LinkedHashMap<>(old);
        runs.values().forEach(run -> all.put(run.id(), run.view()));
        List<RunView> newestFirst =
                all.values().stream()
                        .sorted(Comparator.comparing(RunView::begun).reversed())
                        .toList();
        Json.answer(request, new Listed(experiments.list(), newestFirst));
    }

    private RunView view(Context request) {
        requireOwner(request);
        return view(request.pathParam("id"));
    }

    private RunView view(String id) {
        LabRun run = runs.get(id);
        RunView view = run == null ? old.get(id) : run.view();
        if (view == null) {
            throw new Refused(Refused.NOT_FOUND, "run: there is no " + id);
        }
        return view;
    }

    private record Limit(@Nullable Integer depth, @Nullable Long nodes, @Nullable Long millis) {}

    private record Asked(
            @Nullable String type,
            @Nullable String a,
            @Nullable String b,
            @Nullable List<String> players,
            @Nullable String game,
            @Nullable Integer games,
            @Nullable Limit limit,
            @Nullable String openings,
            @Nullable String sprt,
            @Nullable Integer concurrency,
            @Nullable String name,
            @Nullable String player,
            @Nullable Boolean quick) {}

    private void begin(Context request) throws IOException {
        requireOwner(request);
        Asked asked = Json.body(request, Asked.class);
        if (runs.values().stream().filter(run -> !run.isOver()).count() >= MOST_WAITING) {
            throw new Refused(
                    Refused.TOO_MANY, "lab: %d runs are waiting already".formatted(MOST_WAITING));
        }
        String type = asked.type() == null ? "" : asked.type();
        String id = id(type);
        LabRun run =
                switch (type) {
                    case "match", "tournament" ->
                            contest(id, asked, services.kind(String.valueOf(asked.game())));
                    case "experiment" -> experiment(id, asked);
                    default ->
                            throw new Refused(
                                    Refused.UNUSABLE,
                                    "type: none of match, tournament, experiment");
                };
        runs.put(id, run);
        var _ = worker.submit(run::run);
        Json.answer(request, run.view());
    }

    private String id(String type) {
        String stamp = STAMP.format(LocalDateTime.now(ZoneId.systemDefault()));
        String id = type + "-" + stamp;
        for (int i = 2; runs.containsKey(id) || Files.exists(home.resolve(id)); i++) {
            id = type + "-" + stamp + "-" + i;
        }
        return id;
    }

    private LabRun experiment(String id, Asked asked) {
        try {
            Settings settings =
                    experiments.complete(
                            new Settings(
                                    String.valueOf(asked.name()),
                                    Boolean.FALSE.equals(asked.quick()) ? Pace.NORMAL : Pace.QUICK,
                                    OptionalInt.empty(),
                                    asked.player() == null ? "" : asked.player(),
                                    asked.game() == null ? "" : asked.game()));
            experiments.studies(settings);
            int cores = Runtime.getRuntime().availableProcessors();
            return new ExperimentLabRun(id, home.resolve(id), experiments, settings, cores);
        } catch (IllegalArgumentException e) {
            throw new Refused(Refused.UNUSABLE, "experiment: " + e.getMessage());
        }
    }

    private <P extends Position> LabRun contest(String id, Asked asked, EngineKind<P> kind)
            throws IOException {
        boolean match = "match".equals(asked.type());
        List<String> players = match ? two(asked) : several(asked.players());
        int games = asked.games() == null ? 2 : asked.games();
        int cores = Runtime.getRuntime().availableProcessors();
        int atOnce = asked.concurrency() == null ? 1 : asked.concurrency();
        if (games < 1 || games > MOST_GAMES) {
            throw new Refused(Refused.UNUSABLE, "games: not from 1 to %d".formatted(MOST_GAMES));
        }
        if (atOnce < 1 || atOnce > cores) {
            throw new Refused(Refused.UNUSABLE, "concurrency: not from 1 to %d".formatted(cores));
        }
        String openings = asked.openings() == null ? "random:8:1" : asked.openings();
        Map<String, String> settings = new LinkedHashMap<>();
        name(players, match, settings);
        settings.put("--game", kind.game().id());
        settings.put("--games", Integer.toString(games));
        settings.put("--openings", openings);
        Limits limits = limits(asked.limit(), settings);
        Optional<Sprt> sprt = match ? sprt(asked.sprt(), settings) : Optional.empty();
        List<Contender> contenders =
                players.stream()
                        .map(player -> new Contender(factory(kind, player), limits))
                        .toList();
        Openings<P> from = OpeningSpecs.parse(kind, openings);
        TournamentSetup<P> setup =
                new TournamentSetup<>(
                        kind.game(),
                        contenders,
                        Schedule.roundRobin(players.size()),
                        from,
                        games,
                        atOnce,
                        Adjudication.DEFAULT,
                        Patience.DEFAULT);
        MatchFolder.Kind what = match ? MatchFolder.Kind.MATCH : MatchFolder.Kind.TOURNAMENT;
        return new ContestLabRun<>(id, home.resolve(id), what, setup, sprt, settings);
    }

    private static List<String> two(Asked asked) {
        String a = asked.a();
        String b = asked.b();
        if (a == null || b == null) {
            throw new Refused(Refused.UNUSABLE, "match: two players are needed, a and b");
        }
        return List.of(a, b);
    }

    private static List<String> several(@Nullable List<String> players) {
        if (players == null || players.size() < 2 || players.size() > MOST_PLAYERS) {
            throw new Refused(
                    Refused.UNUSABLE, "players: not from 2 to %d".formatted(MOST_PLAYERS));
        }
        return players;
    }

    /** As the command line names them, so that it can go on. */
    private static void name(List<String> players, boolean match, Map<String, String> settings) {
        if (match) {
            settings.put("A", players.getFirst());
            settings.put("B", players.getLast());
            return;
        }
        settings.put("players", Integer.toString(players.size()));
        for (int i = 0; i < players.size(); i++) {
            settings.put("player-" + (i + 1), players.get(i));
        }
    }

    private static Limits limits(@Nullable Limit limit, Map<String, String> settings) {
        Integer depth = limit == null ? null : limit.depth();
        Long nodes = limit == null ? null : limit.nodes();
        Long millis = limit == null ? null : limit.millis();
        Limits limits = Limits.INFINITE;
        if (depth != null && depth > 0) {
            limits = limits.withDepth(depth);
            settings.put("--depth", depth.toString());
        }
        if (nodes != null && nodes > 0) {
            limits = limits.withNodes(nodes);
            settings.put("--nodes", nodes.toString());
        }
        if (millis != null && millis > 0) {
            limits = limits.withTime(TimeUnit.MILLISECONDS.toNanos(millis));
            settings.put("--time", millis + "ms");
        }
        if (limits.equals(Limits.INFINITE)) {
            throw new Refused(Refused.UNUSABLE, "limit: depth, nodes or millis are needed");
        }
        return limits;
    }

    private static Optional<Sprt> sprt(@Nullable String text, Map<String, String> settings) {
        if (text == null || text.isBlank()) {
            return Optional.empty();
        }
        settings.put("--sprt", text.strip());
        try {
            return Optional.of(Sprt.parse(text.strip()));
        } catch (IllegalArgumentException e) {
            throw new Refused(Refused.UNUSABLE, "sprt: " + e.getMessage());
        }
    }

    private void stop(Context request) {
        requireOwner(request);
        LabRun run = runs.get(request.pathParam("id"));
        if (run != null) {
            run.stop();
        }
        Json.answer(request, view(request));
    }

    /** The lab's own pages: they run nothing, and reach nothing. */
    private void report(Context request, String folder) throws IOException {
        String file = request.pathParam("file");
        String id = request.pathParam("id");
        if (!id.matches("[a-z]+-[0-9-]+") || !file.matches("[A-Za-z0-9_-]+\\.(html|svg|png|csv)")) {
            throw new Refused(Refused.NOT_FOUND, "report: there is no " + request.path());
        }
        Path path = home.resolve(id).resolve(folder).resolve(file);
        if (!Files.isRegularFile(path)) {
            throw new Refused(Refused.NOT_FOUND, "report: there is no " + request.path());
        }
        String type =
                switch (file.substring(file.lastIndexOf('.') + 1)) {
                    case "html" -> "text/html; charset=utf-8";
                    case "svg" -> "image/svg+xml";
                    case "png" -> "image/png";
                    default -> "text/csv; charset=utf-8";
                };
        request.header(
                        "Content-Security-Policy",
                        "sandbox; default-src 'none'; style-src 'unsafe-inline';"
                                + " img-src 'self' data:")
                .contentType(type)
                .result(Files.readAllBytes(path));
    }

    private record Watched(@Nullable String run) {}

    private void watch(Socket socket, Message message) {
        socket.visitor().requireOwner("lab");
        String id = String.valueOf(message.as(Watched.class).run());
        socket.answer(message, "lab", typed(view(id)));
        watchers.put(socket, id);
    }

    /** A message has a type already: that of the run is called {@code kind}. */
    private static Object typed(RunView view) {
        var message = Json.object(view);
        message.set("kind", message.remove("type"));
        return message;
    }

    private void tell() {
        watchers.forEach(
                (socket, id) -> {
                    LabRun run = runs.get(id);
                    if (run != null) {
                        boolean over = run.isOver();
                        socket.send("lab", typed(run.view()));
                        if (over) {
                            watchers.remove(socket, id);
                        }
                    }
                });
    }

    @Override
    public void left(Socket socket) {
        watchers.remove(socket);
    }

    @Override
    public void close() {
        clock.shutdownNow();
        runs.values().forEach(LabRun::stop);
        worker.shutdown();
        try {
            if (!worker.awaitTermination(5, TimeUnit.SECONDS)) {
                worker.shutdownNow();
            }
        } catch (InterruptedException e) {
            worker.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
