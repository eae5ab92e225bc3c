package damier.app.play;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The default browser of the desktop. */
public final class Browser {
    private final String system;
    private final Map<String, String> environment;

    /**
     * @param system the operating system, as the property {@code os.name}
     */
    public Browser(String system, Map<String, String> environment) {
        this.system = system.toLowerCase(Locale.ROOT);
        this.environment = environment;
    }

    public static Browser here() {
        return new Browser(System.getProperty("os.name", ""), System.getenv());
    }

    /** Whether there is a desktop to open it on. */
    public boolean hasDesktop() {
        return system.startsWith("windows")
                || system.startsWith("mac")
                || environment.containsKey("DISPLAY")
                || environment.containsKey("WAYLAND_DISPLAY");
    }

    /** The command that opens an address, without the address. */
    public List<String> command() {
        if (system.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler");
        }
        return List.of(system.startsWith("mac") ? "open" : "xdg-open");
    }

    /** Whether the program of {@link #command} is installed. */
    public boolean canOpen() {
        String program = command().getFirst();
        String[] places = environment.getOrDefault("PATH", "").split(File.pathSeparator, -1);
        return system.startsWith("windows")
                || Arrays.stream(places)
                        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    /** Opens an address. A failure is ignored, since the address has been printed. */
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
            // No such program: the user opens the printed address.
        }
    }
}
