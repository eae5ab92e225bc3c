package damier.app;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The browser of whoever sits before this machine. */
final class Browser {
    private final String system;
    private final Map<String, String> environment;

    /**
     * @param system the name that the operating system has in Java
     */
    Browser(String system, Map<String, String> environment) {
        this.system = system.toLowerCase(Locale.ROOT);
        this.environment = environment;
    }

    static Browser here() {
        return new Browser(System.getProperty("os.name", ""), System.getenv());
    }

    /** Whether there is a screen to open one on. */
    boolean hasDesktop() {
        return system.startsWith("windows")
                || system.startsWith("mac")
                || environment.containsKey("DISPLAY")
                || environment.containsKey("WAYLAND_DISPLAY");
    }

    /** What opens an address in it, to be followed by the address. */
    List<String> command() {
        if (system.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler");
        }
        return List.of(system.startsWith("mac") ? "open" : "xdg-open");
    }

    /** Whether the program that opens it is there. */
    boolean canOpen() {
        String program = command().getFirst();
        String[] places = environment.getOrDefault("PATH", "").split(File.pathSeparator, -1);
        return system.startsWith("windows")
                || Arrays.stream(places)
                        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    /** Nothing is lost where it does not open: the address has been printed. */
    void open(String address) {
        if (!hasDesktop()) {
            return;
        }
        var command = new ArrayList<>(command());
        command.add(address);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // No such program: whoever reads the address opens it.
        }
    }
}
