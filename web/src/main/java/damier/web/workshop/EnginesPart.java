package damier.web.workshop;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.players.PlayerFactory;
import damier.protocol.Finding;
import damier.protocol.PlayerCheck;
import damier.protocol.ProtocolScheme;
import damier.record.Replacement;
import damier.web.Json;
import damier.web.Part;
import damier.web.Refused;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.study.Workbench;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Programs of others: added, tested, set up, and their conversations shown. For the owner only. */
public final class EnginesPart implements Part {
    private static final int MOST = 100;
    private static final int MOST_LINES = 1_000;
    private static final long PATIENCE_SECONDS = 180;

    private final Services services;
    private final Path file;
    private final Path logs;
    private final Workbench bench;
    private final List<AddedEngine> engines = new ArrayList<>();

    public EnginesPart(Services services) {
        this.services = services;
        file = services.data().resolve("engines.json");
        logs = services.data().resolve("engine-logs");
        bench = new Workbench(services.analyses());
        if (Files.exists(file)) {
            try {
                engines.addAll(
                        List.of(
                                Json.read(
                                        Files.readString(file),
                                        AddedEngine[].class,
                                        "engines.json")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/api/engines", this::list);
        routes.post("/api/engines", this::add);
        routes.put("/api/engines/{id}", this::change);
        routes.delete("/api/engines/{id}", this::remove);
        routes.post("/api/engines/{id}/test", this::test);
        routes.get("/api/engines/{id}/log", this::log);
    }

    private static void requireOwner(Context request) {
        Visitor.of(request).requireOwner("engines");
    }

    private synchronized void list(Context request) {
        requireOwner(request);
        Json.answer(request, List.copyOf(engines));
    }

    private synchronized void add(Context request) throws IOException {
        requireOwner(request);
        if (engines.size() >= MOST) {
            throw new Refused(Refused.TOO_MANY, "engines: there are %d already".formatted(MOST));
        }
        int number = 1;
        while (find("e" + number) >= 0) {
            number++;
        }
        AddedEngine engine = Json.body(request, AddedEngine.class).checked("e" + number);
        factory(engine, String.valueOf(engine.player()));
        engines.add(engine);
        write();
        Json.answer(request, engine);
    }

    private synchronized void change(Context request) throws IOException {
        requireOwner(request);
        int index = index(request);
        AddedEngine engine = Json.body(request, AddedEngine.class).checked(engines.get(index).id());
        factory(engine, String.valueOf(engine.player()));
        engines.set(index, engine);
        write();
        Json.answer(request, engine);
    }

    private synchronized void remove(Context request) throws IOException {
        requireOwner(request);
        AddedEngine gone = engines.remove(index(request));
        Files.deleteIfExists(logFile(gone));
        write();
        Json.answer(request, Map.of("id", gone.id()));
    }

    private int find(String id) {
        for (int i = 0; i < engines.size(); i++) {
            if (engines.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    private int index(Context request) {
        int index = find(request.pathParam("id"));
        if (index < 0) {
            throw new Refused(Refused.NOT_FOUND, "engine: there is no " + request.pathParam("id"));
        }
        return index;
    }

    private synchronized AddedEngine engine(Context request) {
        return engines.get(index(request));
    }

    private void write() throws IOException {
        try (Replacement files = new Replacement(file)) {
            try (OutputStream out = files.open()) {
                out.write(Json.bytes(engines));
            }
            files.commit();
        }
    }

    private EngineKind<?> kind(AddedEngine engine) {
        return services.kind(engine.protocol().equals("nboard") ? "othello" : "international");
    }

    private PlayerFactory factory(AddedEngine engine, String player) {
        return factory(kind(engine), player);
    }

    private <P extends Position> PlayerFactory factory(EngineKind<P> kind, String player) {
        return services.player(kind, player, new Visitor("", Visitor.Role.OWNER));
    }

    private record Found(String name, boolean passed, String detail) {}

    private record Tested(boolean passed, List<Found> findings) {}

    private void test(Context request) throws IOException {
        requireOwner(request);
        AddedEngine engine = engine(request);
        Files.createDirectories(logs);
        Files.deleteIfExists(logFile(engine));
        String player = engine.logged(logFile(engine));
        List<Found> found =
                bench.within(
                        PATIENCE_SECONDS,
                        "test: not over within %d s".formatted(PATIENCE_SECONDS),
                        () -> check(kind(engine), engine.protocol(), player));
        Json.answer(request, new Tested(found.stream().allMatch(Found::passed), found));
    }

    private <P extends Position> List<Found> check(
            EngineKind<P> kind, String protocol, String player) {
        List<Found> found = new ArrayList<>();
        ProtocolScheme scheme =
                services.schemes().stream()
                        .filter(known -> known.name().equals(protocol))
                        .filter(ProtocolScheme.class::isInstance)
                        .map(ProtocolScheme.class::cast)
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new Refused(
                                                Refused.UNUSABLE,
                                                "spec: %s is not spoken here".formatted(protocol)));
        scheme.check(kind, player, finding -> found.add(found(finding)));
        PlayerCheck.run(
                kind.game(),
                factory(kind, player),
                scheme.limitsMoves(),
                finding -> found.add(found(finding)));
        return found;
    }

    private static Found found(Finding finding) {
        String detail =
                finding.passed()
                        ? finding.came()
                        : "expected %s, came %s".formatted(finding.expected(), finding.came());
        return new Found(finding.check(), finding.passed(), detail);
    }

    private Path logFile(AddedEngine engine) {
        return logs.resolve(engine.id() + ".log");
    }

    private record Log(List<String> lines) {}

    private void log(Context request) throws IOException {
        requireOwner(request);
        Path log = logFile(engine(request));
        List<String> lines =
                Files.exists(log)
                        ? new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
                                .lines()
                                .toList()
                        : List.of();
        Json.answer(
                request,
                new Log(lines.subList(Math.max(0, lines.size() - MOST_LINES), lines.size())));
    }

    @Override
    public void close() {
        bench.close();
    }
}
