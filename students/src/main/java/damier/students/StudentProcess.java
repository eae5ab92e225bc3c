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
 * A virtual machine of its own for a student's code, with as little as that can do with: so much
 * memory, so much processor time, an empty folder, nothing in its environment, and no network where
 * the system can take it away.
 */
final class StudentProcess implements AutoCloseable {
    /** Where it ends by itself, having done what it was asked for. */
    static final String SPENT = "spent";

    private static final Set<String> LAST_LINES = Set.of("ready", "end", "move", SPENT);

    /** What an answer may be late by, on a machine that has much to do. */
    private static final long PATIENCE = 10_000_000_000L;

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
        ProcessLimits confined = rules.withFolder(folder).withMemory(0);
        guest = EngineProcess.start(name, command(how, rules.memory()), confined);
        tell(token);
        tell("name " + name);
    }

    /** One that compiles and runs nothing. */
    static StudentProcess compiler(String name, ProcessLimits rules) {
        // It is over before the better of the two machine codes would pay.
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

    /** Where the room and what it needs come from, and then wherever we were told to look. */
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

    void tell(String line) {
        guest.send(line);
    }

    /**
     * Says a line and hears the answer.
     *
     * @throws PlayerFault in the room's own words, or because nothing came
     */
    List<String> ask(String line, long nanos) {
        tell(line);
        long end = System.nanoTime() + nanos + PATIENCE;
        List<String> lines = new ArrayList<>();
        while (true) {
            String heard =
                    guest.receive(end - System.nanoTime())
                            .orElseThrow(() -> new PlayerFault(Kind.HANG, name + ": no answer"));
            if (!heard.startsWith(token + " ")) {
                continue;
            }
            String said = heard.substring(token.length() + 1);
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

    /** Makes the player, or makes it anew, for a game. */
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

    /** The weights of an evaluation's features, as its file has them; none of a whole player. */
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
            // The system empties its folder of temporary files by itself.
        }
    }
}
