package damier.web.workshop;

import damier.engine.EngineFactory;
import damier.protocol.DeclaredOption;
import damier.protocol.Finding;
import damier.protocol.PlayerCheck;
import damier.protocol.ProtocolScheme;
import damier.record.Replacement;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.api.ApiType;
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

/**
 * External engines: add, test and configure them, and show their communication. For the owner only.
 */
public final class EnginesModule implements ServerModule {
    private static final int MAX_ENGINES = 100;
    private static final int MAX_LINES = 1_000;
    private static final int TIMEOUT_SECONDS = 180;

    private final Services services;
    private final Path file;
    private final Path logs;
    private final Workbench bench;
    private final List<AddedEngine> engines = new ArrayList<>();

    public EnginesModule(Services services) {
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
        routes.get("/api/engines/{id}/options", this::options);
    }

    private synchronized void list(Context request) {
        Json.answer(request, List.copyOf(engines));
    }

    private synchronized void add(Context request) throws IOException {
        if (engines.size() >= MAX_ENGINES) {
            throw new Refused(
                    Refused.TOO_MANY, ServerMessages.TOO_MANY_ENGINES.with("count", MAX_ENGINES));
        }
        int number = 1;
        while (find("e" + number) >= 0) {
            number++;
        }
        AddedEngine engine = Json.body(request, AddedEngine.class).checked("e" + number);
        checkPlayer(engine);
        engines.add(engine);
        write();
        Json.answer(request, engine);
    }

    private synchronized void change(Context request) throws IOException {
        int index = index(request);
        AddedEngine engine = Json.body(request, AddedEngine.class).checked(engines.get(index).id());
        checkPlayer(engine);
        engines.set(index, engine);
        write();
        Json.answer(request, engine);
    }

    private synchronized void remove(Context request) throws IOException {
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
            throw new Refused(
                    Refused.NOT_FOUND,
                    ServerMessages.NO_SUCH_ENGINE.with("id", request.pathParam("id")));
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

    /** The protocol of an engine, which was validated when the engine was added. */
    private ProtocolScheme protocol(AddedEngine engine) {
        String spec = String.valueOf(engine.spec());
        return ProtocolScheme.of(spec, services.schemes())
                .orElseThrow(() -> new Refused(Refused.UNUSABLE, ServerMessages.NOT_A_PROTOCOL));
    }

    private EngineFactory kind(AddedEngine engine) {
        return services.kind(protocol(engine).usualGame());
    }

    /** Refuses a player that cannot play. */
    private void checkPlayer(AddedEngine engine) {
        services.player(
                kind(engine), String.valueOf(engine.player()), new Visitor("", Visitor.Role.OWNER));
    }

    @ApiType("Finding")
    private record Found(String name, boolean passed, String detail) {}

    @ApiType("TestedEngine")
    private record Tested(boolean passed, List<Found> findings) {}

    private void test(Context request) throws IOException {
        AddedEngine engine = engine(request);
        Files.createDirectories(logs);
        Files.deleteIfExists(logFile(engine));
        String player = engine.logged(logFile(engine));
        List<Found> found = new ArrayList<>();
        bench.within(
                TIMEOUT_SECONDS,
                ServerMessages.NOT_TOLD_IN_TIME
                        .with("what", "test")
                        .with("seconds", TIMEOUT_SECONDS),
                () -> {
                    PlayerCheck.run(
                            kind(engine),
                            player,
                            services.schemes(),
                            finding -> found.add(found(finding)));
                    return found;
                });
        Json.answer(request, new Tested(found.stream().allMatch(Found::passed), found));
    }

    @ApiType("DeclaredOptions")
    private record Options(List<@ApiType("DeclaredOption") DeclaredOption> options) {}

    /** Lists the options that the engine itself reports. */
    private void options(Context request) {
        AddedEngine engine = engine(request);
        // Without options: an unknown option must not prevent the engine from listing them.
        String spec = engine.bare();
        List<DeclaredOption> declared =
                bench.within(
                        TIMEOUT_SECONDS,
                        ServerMessages.NOT_TOLD_IN_TIME
                                .with("what", "options")
                                .with("seconds", TIMEOUT_SECONDS),
                        () -> protocol(engine).declared(kind(engine), spec));
        Json.answer(request, new Options(declared));
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
        Path log = logFile(engine(request));
        List<String> lines =
                Files.exists(log)
                        ? new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
                                .lines()
                                .toList()
                        : List.of();
        Json.answer(
                request,
                new Log(lines.subList(Math.max(0, lines.size() - MAX_LINES), lines.size())));
    }

    @Override
    public void close() {
        bench.close();
    }
}
