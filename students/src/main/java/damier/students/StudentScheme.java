package damier.students;

import damier.classic.PlayerOption;
import damier.classic.PlayerText;
import damier.engine.EngineFactory;
import damier.players.PlayerFactory;
import damier.players.PlayerFault;
import damier.players.PlayerScheme;
import damier.process.EngineProcess;
import damier.process.ProcessLimits;
import damier.protocol.Finding;
import damier.protocol.Finding.Came;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The scheme of students' files, named by their path: {@code My.java[men.weight=12,kings=off]}. */
public final class StudentScheme implements PlayerScheme {
    private static final String SUFFIX = ".java";
    private static final Set<String> LIMITS = Set.of("depth", "time");

    /** The default limits of a student's process. */
    private static final ProcessLimits USUAL =
            new ProcessLimits(
                    ProcessLimits.USUAL.start(),
                    /* silence= */ 60_000_000_000L,
                    /* log= */ Optional.empty(),
                    /* network= */ true,
                    /* memory= */ 512L << 20,
                    /* cpu= */ 3_600,
                    /* rate= */ 100_000,
                    /* folder= */ Optional.empty());

    private final ConcurrentMap<String, StudentFile> compiled = new ConcurrentHashMap<>();

    @Override
    public String name() {
        return "student";
    }

    @Override
    public Optional<String> address(String spec) {
        int bracket = spec.indexOf('[');
        String path = bracket < 0 ? spec : spec.substring(0, bracket);
        return path.strip().endsWith(SUFFIX) ? Optional.of(spec) : Optional.empty();
    }

    /** Whether {@code spec} names a student's file. */
    public boolean isStudent(String spec) {
        return address(spec.strip()).isPresent();
    }

    /** Whether this system denies students' players access to the network. */
    public boolean cutsOff() {
        return EngineProcess.canCutOff();
    }

    /**
     * Compiles the file and creates its player once, so that a match does not start with a player
     * that cannot play.
     */
    @Override
    public PlayerFactory parse(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        String game = kind.game().id();
        StudentFile file = file(address);
        if (!file.errors().isEmpty()) {
            throw new IllegalArgumentException(file.firstError());
        }
        ProcessLimits rules = rules(options);
        Map<String, String> own = own(options);
        boolean limited = !Collections.disjoint(own.keySet(), LIMITS);
        StudentProcess first = start(file, game, own, rules);
        List<String> features =
                first.weights().keySet().stream()
                        .filter(feature -> !PlayerOption.OFF.equals(own.get(feature)))
                        .toList();
        Spare spare = new Spare(first);
        return new PlayerFactory(
                spec,
                1,
                limited,
                features,
                () -> new StudentPlayer(spec, file, game, own, rules, spare));
    }

    private static StudentProcess start(
            StudentFile file, String game, Map<String, String> own, ProcessLimits rules) {
        try {
            return file.start(game, own, rules);
        } catch (PlayerFault fault) {
            throw new IllegalArgumentException(fault.getMessage(), fault);
        }
    }

    /** The game for which a file seems to be written. */
    public String likelyGame(String spec) {
        String source = StudentFile.read(PlayerText.parse(spec.strip()).id());
        return source.contains("OthelloBoard") ? "othello" : "international";
    }

    /**
     * Runs all checks before a player plays.
     *
     * @return whether it can play
     */
    public boolean check(EngineFactory kind, String spec, Consumer<Finding> findings) {
        PlayerText text = PlayerText.parse(spec.strip());
        boolean readable =
                Finding.make(
                        "can be read",
                        "a file",
                        () -> Came.yes(StudentFile.read(text.id()).lines().count() + " lines"),
                        findings);
        if (!readable) {
            return false;
        }
        StudentFile file = file(text.id());
        for (String error : file.errors()) {
            findings.accept(new Finding("compiles", false, "no error", error));
        }
        if (!file.errors().isEmpty()) {
            return false;
        }
        findings.accept(new Finding("compiles", true, "no error", "no error"));
        return Finding.make(
                "is a player",
                "features, or an AnytimePlayer",
                () -> tryOut(file, kind.game().id(), text.options(), findings),
                findings);
    }

    private Came tryOut(
            StudentFile file,
            String game,
            Map<String, String> options,
            Consumer<Finding> findings) {
        ProcessLimits rules = rules(options);
        try (StudentProcess process = file.start(game, own(options), rules)) {
            findings.accept(
                    new Finding(
                            "runs in a sandbox",
                            true,
                            "",
                            "%d MB of memory, %d s of processor time, %s"
                                    .formatted(
                                            rules.memory() >> 20,
                                            rules.cpu(),
                                            rules.network()
                                                    ? "but this system cannot close the network"
                                                    : "no network")));
            return Came.yes(
                    process.weights().isEmpty()
                            ? "a whole player"
                            : process.weights().entrySet().stream()
                                    .map(feature -> feature.getKey() + " " + feature.getValue())
                                    .collect(Collectors.joining(", ", "an evaluation: ", "")));
        }
    }

    StudentFile file(String path) {
        String source = StudentFile.read(path);
        String name = String.valueOf(Path.of(path).getFileName());
        return compiled.computeIfAbsent(
                name + "\n" + source, any -> StudentFile.compile(name, source, rules(Map.of())));
    }

    private ProcessLimits rules(Map<String, String> options) {
        return USUAL.withNetwork(!cutsOff()).with(options);
    }

    /** The options of the player, without those of the host. */
    private static Map<String, String> own(Map<String, String> options) {
        Map<String, String> own = new LinkedHashMap<>(options);
        own.keySet().removeIf(name -> name.startsWith(ProcessLimits.PREFIX));
        return own;
    }
}
