package damier.web.workshop;

import static java.nio.charset.StandardCharsets.UTF_8;

import damier.core.Sentence;
import damier.engine.EngineFactory;
import damier.protocol.DeclaredOption;
import damier.protocol.Finding;
import damier.protocol.PlayerCheck;
import damier.protocol.ProtocolScheme;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.api.ApiType;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

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

    /** The engines by id, in the order in which they were added. */
    private final Map<String, AddedEngine> engines = new LinkedHashMap<>();

    public EnginesModule(Services services) {
        this.services = services;
        file = services.data().resolve("engines.json");
        logs = services.data().resolve("engine-logs");
        if (Files.exists(file)) {
            try {
                String stored = Files.readString(file);
                for (AddedEngine engine : Json.read(stored, AddedEngine[].class, "engines.json")) {
                    engines.put(engine.id(), engine);
                }
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
        Json.answer(request, engines.values());
    }

    private synchronized void add(Context request) throws IOException {
        if (engines.size() >= MAX_ENGINES) {
            throw new Refused(ServerMessages.TOO_MANY_ENGINES.with("count", MAX_ENGINES));
        }
        int number = 1;
        while (engines.containsKey("e" + number)) {
            number++;
        }
        put(request, "e" + number);
    }

    private synchronized void change(Context request) throws IOException {
        put(request, engine(request).id());
    }

    private void put(Context request, String id) throws IOException {
        AddedEngine engine = Json.body(request, AddedEngine.class).checked(id);
        checkPlayer(engine);
        engines.put(id, engine);
        Json.store(file, engines.values());
        Json.answer(request, engine);
    }

    private synchronized void remove(Context request) throws IOException {
        AddedEngine gone = engine(request);
        engines.remove(gone.id());
        Files.deleteIfExists(logFile(gone));
        Json.store(file, engines.values());
        Json.answer(request, Map.of("id", gone.id()));
    }

    private synchronized AddedEngine engine(Context request) {
        String id = request.pathParam("id");
        AddedEngine engine = engines.get(id);
        if (engine == null) {
            throw new Refused(ServerMessages.NO_SUCH_ENGINE.with("id", id));
        }
        return engine;
    }

    /** The protocol of an engine, which was validated when the engine was added. */
    private ProtocolScheme protocol(AddedEngine engine) {
        String spec = String.valueOf(engine.spec());
        return ProtocolScheme.of(spec, services.schemes())
                .orElseThrow(() -> new Refused(ServerMessages.NOT_A_PROTOCOL));
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
        inTime(
                "test",
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

    private <T> T inTime(String what, Supplier<T> task) {
        Sentence late =
                ServerMessages.NOT_TOLD_IN_TIME.with("what", what).with("seconds", TIMEOUT_SECONDS);
        return services.analyses().within(TIMEOUT_SECONDS, late, task);
    }

    @ApiType("DeclaredOptions")
    private record Options(List<@ApiType("DeclaredOption") DeclaredOption> options) {}

    /** Lists the options that the engine itself reports. */
    private void options(Context request) {
        AddedEngine engine = engine(request);
        // Without options: an unknown option must not prevent the engine from listing them.
        String spec = engine.bare();
        Json.answer(
                request,
                new Options(
                        inTime("options", () -> protocol(engine).declared(kind(engine), spec))));
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
        // Not every byte of an engine need be part of a character.
        String text = Files.exists(log) ? new String(Files.readAllBytes(log), UTF_8) : "";
        List<String> lines = text.lines().toList();
        Json.answer(
                request,
                new Log(lines.subList(Math.max(0, lines.size() - MAX_LINES), lines.size())));
    }
}
