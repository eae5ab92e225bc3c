package damier.app.system;

import damier.app.play.Browser;
import damier.web.board.WebBoard;

import java.io.BufferedReader;
import java.io.Console;
import java.io.File;
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
                Optional.ofNullable(System.console())
                        .filter(Console::isTerminal)
                        .map(_ -> terminalSize()),
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
        try {
            Process stty =
                    new ProcessBuilder("stty", "size")
                            .redirectInput(new File("/dev/tty"))
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            try (BufferedReader answer = stty.inputReader()) {
                String[] size = String.valueOf(answer.readLine()).split(" ", -1);
                return size.length == 2 ? size[1] + "x" + size[0] : "of unknown size";
            }
        } catch (IOException e) {
            return "of unknown size";
        }
    }
}
