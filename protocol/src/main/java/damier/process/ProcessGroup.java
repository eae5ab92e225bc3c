package damier.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A program and its child processes, in a separate process group.
 *
 * <p>A guard runs beside it: a shell that waits for a line and then kills the whole group. If
 * Damier exits for any reason, the guard's input ends, which has the same effect. The guard runs in
 * a separate session too, so that Ctrl-C does not reach it.
 */
final class ProcessGroup implements AutoCloseable {
    private static final String GUARD = "read line; kill -s KILL -- \"-$1\" 2>/dev/null";
    private static final List<String> CUT_OFF =
            List.of("unshare", "--user", "--map-current-user", "--net");
    private static final long TIMEOUT_MILLIS = 3_000;

    private final Process process;
    private final Optional<Process> guard;

    private ProcessGroup(Process process, Optional<Process> guard) {
        this.process = process;
        this.guard = guard;
    }

    /**
     * @throws IOException also if the system cannot enforce the limits
     */
    static ProcessGroup start(List<String> command, ProcessLimits rules) throws IOException {
        if (command.isEmpty() || !isInstalled(command.getFirst())) {
            throw new IOException("there is no program " + String.join(" ", command));
        }
        List<String> session = ownSession();
        List<String> confined = confine(command, rules);
        ProcessBuilder builder = new ProcessBuilder(join(session, confined));
        rules.folder().ifPresent(folder -> builder.directory(folder.toFile()));
        Process process = builder.start();
        ProcessGroup unguarded = new ProcessGroup(process, Optional.empty());
        if (session.isEmpty()) {
            return unguarded;
        }
        List<String> guard = List.of("sh", "-c", GUARD, "guard", Long.toString(process.pid()));
        return new ProcessGroup(
                process,
                Optional.of(
                        unguarded.orEnd(
                                () ->
                                        new ProcessBuilder(join(session, guard))
                                                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                                                .redirectError(ProcessBuilder.Redirect.DISCARD)
                                                .start())));
    }

    /** A resource of a program that may be unavailable. */
    interface Need<T> {
        T get() throws IOException;
    }

    /** The resource; without it, the program is killed. */
    <T> T orEnd(Need<T> need) throws IOException {
        try {
            return need.get();
        } catch (IOException missing) {
            close();
            throw missing;
        }
    }

    /** Whether this system can start a program without network access. */
    static boolean canCutOff() {
        try {
            tryOut(CUT_OFF);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * The command prefix that starts a command in a separate session and process group; empty if
     * there is none.
     */
    private static List<String> ownSession() {
        if (isInstalled("setsid")) {
            return List.of("setsid");
        }
        return isInstalled("perl")
                ? List.of("perl", "-MPOSIX", "-e", "setsid(); exec @ARGV or exit 127")
                : List.of();
    }

    private static boolean isInstalled(String name) {
        if (name.contains("/")) {
            return Files.isExecutable(Path.of(name));
        }
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        for (String folder : path.split(":", -1)) {
            if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, name))) {
                return true;
            }
        }
        return false;
    }

    private static List<String> confine(List<String> command, ProcessLimits rules)
            throws IOException {
        List<String> prefix = new ArrayList<>();
        if (!rules.network()) {
            prefix.addAll(CUT_OFF);
        }
        if (rules.memory() > 0 || rules.cpu() > 0) {
            String memory = rules.memory() > 0 ? "ulimit -v " + (rules.memory() >> 10) : ":";
            String cpu = rules.cpu() > 0 ? "ulimit -t " + rules.cpu() : ":";
            prefix.addAll(List.of("sh", "-c", memory + " && " + cpu + " && exec \"$@\"", "limits"));
        }
        if (rules.folder().isPresent()) {
            prefix.addAll(emptyEnvironment(command));
        }
        if (!prefix.isEmpty()) {
            tryOut(prefix);
        }
        return join(prefix, command);
    }

    /**
     * Uses a UTF-8 locale if a name is not ASCII, since programs cannot read such names without
     * one.
     */
    private static List<String> emptyEnvironment(List<String> command) {
        boolean plain =
                command.stream().allMatch(StandardCharsets.US_ASCII.newEncoder()::canEncode);
        return plain ? List.of("env", "-i") : List.of("env", "-i", "LC_ALL=C.UTF-8");
    }

    private static void tryOut(List<String> prefix) throws IOException {
        Process trial =
                new ProcessBuilder(join(prefix, List.of("true"))).redirectErrorStream(true).start();
        trial.getOutputStream().close();
        String words =
                new String(trial.getInputStream().readNBytes(300), StandardCharsets.UTF_8).strip();
        try {
            if (!trial.waitFor(TIMEOUT_MILLIS, TimeUnit.MILLISECONDS) || trial.exitValue() != 0) {
                trial.destroyForcibly();
                throw new IOException("this system cannot confine it: " + words);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private static List<String> join(List<String> first, List<String> second) {
        List<String> both = new ArrayList<>(first);
        both.addAll(second);
        return both;
    }

    Process process() {
        return process;
    }

    /** Kills the whole group at once. */
    @Override
    public void close() {
        List<ProcessHandle> strays = process.descendants().toList();
        guard.ifPresent(ProcessGroup::release);
        strays.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        await(process);
        guard.ifPresent(ProcessGroup::await);
    }

    private static void release(Process guard) {
        try {
            guard.getOutputStream().close();
        } catch (IOException e) {
            // It has exited already.
        }
    }

    private static void await(Process ending) {
        try {
            ending.waitFor(TIMEOUT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
