package damier.app;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Shows how long work goes on: on a terminal in one line that it rewrites, elsewhere by a plain
 * line every few seconds.
 */
final class Progress implements AutoCloseable {
    private static final int MILLIS_ON_TERMINAL = 1_000;
    private static final int MILLIS_ELSEWHERE = 5_000;

    /** A line longer than the terminal is cut, since one that is wrapped cannot be rewritten. */
    private static final String NO_WRAP = "\033[?7l";

    private static final String WRAP = "\033[?7h";
    private static final String CLEAR = "\033[K";

    private final PrintWriter out;
    private final Supplier<String> line;
    private final boolean elsewhere;
    private final boolean terminal =
            Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    private final Thread timer;

    Progress(PrintWriter out, Supplier<String> line) {
        this(out, line, true);
    }

    private Progress(PrintWriter out, Supplier<String> line, boolean elsewhere) {
        this.out = out;
        this.line = line;
        this.elsewhere = elsewhere;
        timer = Thread.ofPlatform().daemon().name("progress").start(this::show);
    }

    /** Shows nothing to scripts. */
    static Progress onTerminal(PrintWriter out, Supplier<String> line) {
        return new Progress(out, line, false);
    }

    private void show() {
        try {
            while (terminal || elsewhere) {
                Thread.sleep(terminal ? MILLIS_ON_TERMINAL : MILLIS_ELSEWHERE);
                if (terminal) {
                    out.print("\r" + NO_WRAP + line.get() + CLEAR + WRAP);
                    out.flush();
                } else {
                    out.println(line.get());
                }
            }
        } catch (InterruptedException e) {
            // The work is done.
        }
    }

    /** Leaves the line empty for what comes next. */
    @Override
    public void close() {
        timer.interrupt();
        try {
            timer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (terminal) {
            out.print("\r" + CLEAR);
            out.flush();
        }
    }
}
