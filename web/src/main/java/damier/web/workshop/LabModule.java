package damier.web.workshop;

import damier.lab.experiment.Experiments;
import damier.web.Json;
import damier.web.Message;
import damier.web.Refused;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Socket;
import damier.web.api.ApiType;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Matches, tournaments and experiments: start, watch, stop and resume them. For the owner only. */
public final class LabModule implements ServerModule {
    private final LabRuns runs;
    private final Watchers<Socket> watchers =
            new Watchers<>(this::update, (socket, fault) -> socket.refuse(Refused.of(fault).why()));
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("lab-news").factory());

    public LabModule(Services services) {
        runs = new LabRuns(services, home(services));
        var _ = clock.scheduleWithFixedDelay(watchers::updateAll, 1, 1, TimeUnit.SECONDS);
        var _ = clock.scheduleWithFixedDelay(this::keep, 5, 5, TimeUnit.SECONDS);
    }

    static Path home(Services services) {
        return services.data().resolve("lab");
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/api/lab", this::list);
        routes.post(
                "/api/lab",
                request -> Json.answer(request, runs.begin(Json.body(request, AskedRun.class))));
        routes.get("/api/lab/{id}", request -> Json.answer(request, runs.view(id(request))));
        routes.post("/api/lab/{id}/stop", request -> Json.answer(request, runs.stop(id(request))));
        routes.post(
                "/api/lab/{id}/resume", request -> Json.answer(request, runs.resume(id(request))));
    }

    private static String id(Context request) {
        return request.pathParam("id");
    }

    @ApiType("LabList")
    private record Listed(
            List<Experiments.@ApiType("Experiment") Entry> experiments, List<RunView> runs) {}

    private void list(Context request) {
        Json.answer(request, new Listed(runs.experiments().list(), runs.list()));
    }

    @Override
    public Map<String, Consumer<Message>> messages() {
        return Map.of("lab", this::watch);
    }

    private record Watched(@Nullable String run) {}

    private void watch(Message message) {
        message.visitor().requireOwner("lab");
        String id = String.valueOf(message.as(Watched.class).run());
        message.answer("lab", typed(runs.view(id)));
        Socket socket = message.socket();
        watchers.add(socket, id);
        socket.subscribe(id, () -> watchers.remove(socket, id));
    }

    /** A message already has a {@code type}, so that of the run is sent as {@code kind}. */
    private static Object typed(RunView view) {
        var message = Json.object(view);
        message.set("kind", message.remove("type"));
        return message;
    }

    private boolean update(Socket socket, String id) {
        RunView view = runs.view(id);
        socket.send("lab", typed(view));
        return !view.isOver();
    }

    private void keep() {
        try {
            runs.keep();
        } catch (IOException | RuntimeException e) {
            // The next update may succeed; the games themselves are on disk.
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        runs.close();
    }
}
