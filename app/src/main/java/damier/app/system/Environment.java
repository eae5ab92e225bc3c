package damier.app.system;

import damier.app.console.Terminals;
import damier.app.play.Browser;
import damier.web.board.WebBoard;

import org.jline.terminal.Size;
import org.jline.terminal.Terminal;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

import javax.tools.ToolProvider;

/**
 * The Java runtime, the machine and the terminal that the program runs in.
 *
 * @param java the feature number of the Java version
 * @param javaName the full Java version, its vendor and its folder
 * @param jvmOptions the options of the virtual machine
 * @param heap the maximum heap in bytes
 * @param memory the memory of the machine in bytes
 * @param pages whether the pages of the web board are built in
 * @param terminal the size of the terminal, if the output goes to one
 * @param freeBytes the free space on the disk of a file or folder
 */
record Environment(
        int java,
        String javaName,
        boolean compiler,
        List<String> jvmOptions,
        int processors,
        long heap,
        long memory,
        boolean pages,
        Browser browser,
        Optional<String> terminal,
        Map<String, String> environment,
        ToLongFunction<Path> freeBytes) {

    static Environment here() {
        Runtime runtime = Runtime.getRuntime();
        return new Environment(
                Runtime.version().feature(),
                "%s (%s) in %s"
                        .formatted(
                                Runtime.version(),
                                System.getProperty("java.vendor"),
                                System.getProperty("java.home")),
                ToolProvider.getSystemJavaCompiler() != null,
                ManagementFactory.getRuntimeMXBean().getInputArguments(),
                runtime.availableProcessors(),
                runtime.maxMemory(),
                machineMemory(),
                WebBoard.class.getResource("/damier/web/ui/index.html") != null,
                Browser.here(),
                Terminals.isPresent() ? Optional.of(terminalSize()) : Optional.empty(),
                System.getenv(),
                place -> place.toFile().getUsableSpace());
    }

    private static long machineMemory() {
        return ManagementFactory.getOperatingSystemMXBean()
                        instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : 0;
    }

    private static String terminalSize() {
        try (Terminal terminal = Terminals.open()) {
            Size size = terminal.getSize();
            return size.getRows() == 0
                    ? "of unknown size"
                    : size.getColumns() + "x" + size.getRows();
        } catch (IOException e) {
            return "of unknown size";
        }
    }
}
