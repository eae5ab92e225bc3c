package damier.web.workshop;

import damier.engine.EngineFactory;
import damier.lab.BadSetting;
import damier.lab.LimitSettings;
import damier.lab.MatchFolder;
import damier.lab.MatchSettings;
import damier.lab.MatchSetup;
import damier.lab.experiment.Arenas;
import damier.lab.experiment.BadFolder;
import damier.lab.experiment.ExperimentFolder;
import damier.lab.experiment.Experiments;
import damier.lab.experiment.Settings;
import damier.players.PlayerFactory;
import damier.players.PlayerFault;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.Services;
import damier.web.Visitor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * The runs of the lab, one folder each: those of this server, and those of earlier ones. A run that
 * was stopped or ended with its server can be resumed.
 */
final class LabRuns implements AutoCloseable {
    private static final int MAX_WAITING = 20;
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private final Services services;
    private final Path home;
    private final Experiments experiments;
    private final Map<String, LabRun> runs = new ConcurrentHashMap<>();
    private final Map<String, RunView> old = new ConcurrentHashMap<>();

    /** Runs one at a time, since concurrent runs would distort each other's measurements. */
    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("lab").factory());

    LabRuns(Services services, Path home) {
        this.services = services;
        this.home = home;
        experiments = new Experiments(new Arenas(services.engines(), this::player));
        readOld();
    }

    private PlayerFactory player(EngineFactory kind, String text) {
        return services.player(kind, text, new Visitor("", Visitor.Role.OWNER));
    }

    private void readOld() {
        if (!Files.isDirectory(home)) {
            return;
        }
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(home)) {
            for (Path folder : folders) {
                Path file = folder.resolve(LabRun.FILE);
                if (Files.isRegularFile(file)) {
                    RunView view = read(file, String.valueOf(folder.getFileName()));
                    old.put(view.id(), view);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a run; an unreadable one is shown as such and does not affect the others. */
    private static RunView read(Path file, String id) throws IOException {
        try {
            return Json.read(Files.readString(file), RunView.class, file.toString()).ended();
        } catch (Refused e) {
            return RunView.unreadable(id, String.valueOf(e.getMessage()));
        }
    }

    Experiments experiments() {
        return experiments;
    }

    /** All runs, newest first. */
    List<RunView> list() {
        Map<String, RunView> all = new HashMap<>(old);
        runs.values().forEach(run -> all.put(run.id(), run.view()));
        return all.values().stream()
                .sorted(Comparator.comparing(RunView::begun).reversed())
                .toList();
    }

    RunView view(String id) {
        LabRun run = runs.get(id);
        RunView view = run == null ? old.get(id) : run.view();
        if (view == null) {
            throw new Refused(ServerMessages.NO_SUCH_RUN.with("id", id));
        }
        return view;
    }

    synchronized RunView begin(AskedRun asked) throws IOException {
        checkPlace();
        String type = String.valueOf(asked.type());
        String begun =
                LocalDateTime.now(ZoneId.systemDefault())
                        .truncatedTo(ChronoUnit.SECONDS)
                        .toString();
        return start(usable(type, () -> open(type, create(type, asked), begun)));
    }

    /** Creates the folder of a run and returns its id. */
    private String create(String type, AskedRun asked) throws IOException {
        if (type.equals(ExperimentLabRun.TYPE)) {
            Settings settings = admit(asked.experiment());
            String id = id(type);
            ExperimentFolder.create(home.resolve(id), settings).close();
            return id;
        }
        MatchSettings settings = asked.contest(contestKind(type));
        setup(settings).tournament().tryOut();
        String id = id(type);
        MatchFolder.create(home.resolve(id), settings.kind(), settings.values()).close();
        return id;
    }

    /** Resumes an unfinished run. */
    synchronized RunView resume(String id) throws IOException {
        LabRun earlier = runs.get(id);
        RunView before = earlier == null ? view(id) : earlier.keptView();
        if (!before.isResumable()) {
            throw new Refused(Refused.CONFLICT, "run: it is " + before.state());
        }
        checkPlace();
        return start(usable(before.type(), () -> open(before.type(), id, before.begun())));
    }

    private LabRun open(String type, String id, String begun) throws IOException {
        Path folder = home.resolve(id);
        if (type.equals(ExperimentLabRun.TYPE)) {
            return experiment(id, begun, ExperimentFolder.open(folder));
        }
        MatchFolder games = MatchFolder.resume(folder, contestKind(type));
        try {
            var settings = new MatchSettings(games.kind(), games.settings());
            return new ContestLabRun(id, begun, setup(settings), games);
        } catch (IOException | RuntimeException e) {
            games.close();
            throw e;
        }
    }

    /** Validates settings as the command line does: players must support the experiment. */
    private Settings admit(Settings asked) {
        Settings settings = experiments.complete(asked);
        try {
            return experiments.admit(settings);
        } catch (IllegalArgumentException e) {
            throw e.getCause() instanceof PlayerFault fault
                    ? Refused.of(fault)
                    : new Refused(
                            ServerMessages.COUNTS_NO_NODES
                                    .with("player", settings.player())
                                    .with("experiment", settings.experiment()));
        }
    }

    private interface Opening {
        LabRun open() throws IOException;
    }

    /** Reports an error in settings or in a folder as a one-line message. */
    private static LabRun usable(String type, Opening opening) throws IOException {
        try {
            return opening.open();
        } catch (BadSetting e) {
            String line = String.valueOf(e.getMessage());
            throw new Refused(line.startsWith("--") ? line.substring(2) : line);
        } catch (BadFolder | MatchFolder.Unusable e) {
            throw new Refused(Refused.CONFLICT, "run: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new Refused(type + ": " + e.getMessage());
        }
    }

    private void checkPlace() {
        if (runs.values().stream().filter(run -> !run.isOver()).count() >= MAX_WAITING) {
            throw new Refused(ServerMessages.RUNS_WAITING.with("count", MAX_WAITING));
        }
    }

    private static MatchFolder.Kind contestKind(String type) {
        return switch (type) {
            case "match" -> MatchFolder.Kind.MATCH;
            case "tournament" -> MatchFolder.Kind.TOURNAMENT;
            default -> throw new Refused("type: none of match, tournament, experiment");
        };
    }

    private String id(String type) {
        String stamp = STAMP.format(LocalDateTime.now(ZoneId.systemDefault()));
        String id = type + "-" + stamp;
        for (int i = 2; runs.containsKey(id) || Files.exists(home.resolve(id)); i++) {
            id = type + "-" + stamp + "-" + i;
        }
        return id;
    }

    private LabRun experiment(String id, String begun, ExperimentFolder folder) throws IOException {
        try {
            int cores = Runtime.getRuntime().availableProcessors();
            return new ExperimentLabRun(id, begun, experiments, folder, cores);
        } catch (IOException | RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    private MatchSetup setup(MatchSettings settings) {
        EngineFactory kind = services.kind(settings.require(MatchSettings.GAME));
        String atOnce = settings.values().getOrDefault(AskedRun.CONCURRENCY, "1");
        int concurrency = (int) LimitSettings.count(AskedRun.CONCURRENCY, atOnce, 1 << 10);
        return settings.match(kind, concurrency, this::player);
    }

    /** Stores the run before it is announced, so that it survives a crash. */
    private RunView start(LabRun run) throws IOException {
        run.keep();
        runs.put(run.id(), run);
        var _ = worker.submit(run::run);
        return run.view();
    }

    RunView stop(String id) {
        LabRun run = runs.get(id);
        if (run != null) {
            run.stop();
        }
        return view(id);
    }

    /** Stores the state of all running runs. */
    void keep() throws IOException {
        for (LabRun run : runs.values()) {
            if (!run.isOver()) {
                run.keep();
            }
        }
    }

    @Override
    public void close() {
        runs.values().forEach(LabRun::stopAtOnce);
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
