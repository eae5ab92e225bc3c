package damier.students;

import damier.classic.ClassicPlayer;
import damier.core.Evaluator.Feature;
import damier.games.Games;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.process.EngineProcess;
import damier.process.ProcessLimits;
import damier.students.sandbox.DecisionText;
import damier.students.sandbox.Sandbox;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A separate JVM for a student's code, with minimal rights: limited memory and CPU time, an empty
 * folder, an empty environment, and no network if the system supports that.
 */
final class StudentProcess implements AutoCloseable {
    /** The answer of a process that exits because its work is done. */
    static final String SPENT = "spent";

    private static final Set<String> LAST_LINES = Set.of("ready", "end", "move", SPENT);

    /** The tolerance for a late answer on a busy machine. */
    private static final long TOLERANCE = 10_000_000_000L;

    private final String name;
    private final Path folder;
    private final EngineProcess guest;
    private final String token = UUID.randomUUID().toString();
    private final Map<String, Double> weights = new LinkedHashMap<>();
    private boolean closed;

    private StudentProcess(String name, List<String> how, ProcessLimits rules) {
        this.name = name;
        try {
            folder = Files.createTempDirectory("damier-student-");
            folder.toFile().deleteOnExit();
        } catch (IOException e) {
            throw new PlayerFault(Kind.START, name + ": no folder for it: " + e.getMessage());
        }
        ProcessLimits confined = rules.inFolder(folder);
        guest = EngineProcess.start(name, command(how, rules.memory()), confined);
        send(token);
        send("name " + name);
    }

    /** Starts a process that compiles and does not run the code. */
    static StudentProcess compiler(String name, ProcessLimits rules) {
        // It ends before the optimising compiler would pay off.
        List<String> how =
                List.of("-XX:TieredStopAtLevel=1", "--limit-modules", "java.base,jdk.compiler");
        return new StudentProcess(name, how, rules);
    }

    static StudentProcess player(String name, ProcessLimits rules) {
        return new StudentProcess(name, List.of("--limit-modules", "java.base"), rules);
    }

    private static List<String> command(List<String> how, long memory) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx" + (memory >> 20) + "m",
                                "-Xlog:disable",
                                "-XX:+UseSerialGC",
                                "-XX:-UsePerfData",
                                "-XX:-CreateCoredumpOnCrash",
                                "-Djava.io.tmpdir=.",
                                "-Duser.home=."));
        command.addAll(how);
        command.addAll(List.of("-cp", classPath(), Sandbox.class.getName()));
        return command;
    }

    /** The locations of the sandbox and its dependencies, then the configured class path. */
    private static String classPath() {
        Set<String> places = new LinkedHashSet<>();
        for (Class<?> needed : List.of(Sandbox.class, Games.class, ClassicPlayer.class)) {
            places.add(place(needed.getProtectionDomain().getCodeSource().getLocation()));
        }
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            places.add(Path.of(place).toAbsolutePath().toString());
        }
        return String.join(File.pathSeparator, places);
    }

    private static String place(URL location) {
        try {
            return Path.of(location.toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    void send(String line) {
        guest.send(line);
    }

    /**
     * Sends a line and returns the answer.
     *
     * @throws PlayerFault with the sandbox's message, or if there is no answer
     */
    List<String> ask(String line, long nanos) {
        send(line);
        long end = System.nanoTime() + nanos + TOLERANCE;
        List<String> lines = new ArrayList<>();
        while (true) {
            String received =
                    guest.receive(end - System.nanoTime())
                            .orElseThrow(() -> new PlayerFault(Kind.HANG, name + ": no answer"));
            if (!received.startsWith(token + " ")) {
                continue;
            }
            String said = received.substring(token.length() + 1);
            String[] words = said.split(" ", 3);
            if (words[0].equals("fault")) {
                throw new PlayerFault(Kind.valueOf(words[1]), words[2]);
            }
            lines.add(said);
            if (LAST_LINES.contains(words[0])) {
                return lines;
            }
        }
    }

    /** Creates the player, or creates it again, for a game. */
    void load(String game, long nanos) {
        weights.clear();
        List<String> lines = ask("load " + game, nanos);
        if (lines.getLast().equals(SPENT)) {
            throw new PlayerFault(Kind.CRASH, name + ": its process has ended");
        }
        for (String line : lines) {
            if (line.startsWith(DecisionText.FEATURE)) {
                Feature feature = DecisionText.feature(line);
                weights.put(feature.name(), feature.weight());
            }
        }
    }

    /** The weights of an evaluation's features in its file; empty for a complete player. */
    Map<String, Double> weights() {
        return weights;
    }

    Duration processorTime() {
        return guest.processorTime();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        guest.close();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // The system cleans its temporary folder itself.
        }
    }
}
