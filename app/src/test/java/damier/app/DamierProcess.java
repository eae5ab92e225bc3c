package damier.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program as a separate process, with the classes under test. */
public final class DamierProcess {
    private DamierProcess() {}

    public static List<String> command(String... args) {
        return command(Main.class, args);
    }

    /** With another main class than the program's own. */
    public static List<String> command(Class<?> main, String... args) {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "--enable-native-access=ALL-UNNAMED",
                                // Where coverage is measured, only the process of the test counts.
                                "-Djacoco-agent.output=none",
                                "-cp",
                                System.getProperty("java.class.path"),
                                main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    /** Starts it, with its output in files {@code stdout} and {@code stderr}. */
    public static Process start(Path folder, String... args) throws IOException {
        return new ProcessBuilder(command(args))
                .redirectOutput(folder.resolve("stdout").toFile())
                .redirectError(folder.resolve("stderr").toFile())
                .start();
    }
}
