package damier.process;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.stream.Collectors.joining;

import damier.core.GameDefinition;
import damier.engine.EngineFactory;
import damier.record.GameFormat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Which processes are there, and new ones that run the classes under test. */
public final class ProcessGroups {
    private static final long PATIENCE = 300_000_000_000L;

    private ProcessGroups() {}

    /** A process that has ended but was not waited for yet is not alive. */
    public static boolean isAlive(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
            return stat.charAt(stat.lastIndexOf(')') + 2) != 'Z';
        } catch (IOException e) {
            return false;
        }
    }

    public static void awaitEnd(long pid) {
        long end = System.nanoTime() + PATIENCE;
        while (isAlive(pid) && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertThat(isAlive(pid)).as("process %d is alive", pid).isFalse();
    }

    /** The command that runs a main class with the classes that are being tested. */
    public static List<String> javaCommand(Class<?> main, String... args) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes =
                Stream.concat(
                                Stream.of(
                                                main,
                                                EngineProcess.class,
                                                EngineFactory.class,
                                                GameFormat.class,
                                                GameDefinition.class)
                                        .map(ProcessGroups::source)
                                        .distinct(),
                                Stream.of(System.getProperty("java.class.path")))
                        .collect(joining(File.pathSeparator));
        List<String> command =
                new ArrayList<>(List.of(java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        // Where coverage is measured, only this process counts.
        command.add("-Djacoco-agent.output=none");
        command.addAll(List.of("-cp", classes, main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    private static String source(Class<?> type) {
        return Path.of(
                        URI.create(
                                type.getProtectionDomain()
                                        .getCodeSource()
                                        .getLocation()
                                        .toString()))
                .toString();
    }

    public static ProcessBuilder java(Class<?> main, String... args) {
        return new ProcessBuilder(javaCommand(main, args))
                .redirectError(ProcessBuilder.Redirect.INHERIT);
    }
}
