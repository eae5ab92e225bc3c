package damier.app.console;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/**
 * Shows the progress of a long task: on a terminal in lines that it rewrites, elsewhere by a plain
 * line every few seconds.
 */
public final class Progress implements AutoCloseable {
    private static final int MILLIS_ON_TERMINAL = 250;
    private static final int MILLIS_ELSEWHERE = 5_000;

    /** A line longer than the terminal is cut, since one that is wrapped cannot be rewritten. */
    private static final String NO_WRAP = "\033[?7l";

    private static final String WRAP = "\033[?7h";
    private static final String CLEAR_LINE = "\033[K";
    private static final String CLEAR_BELOW = "\033[J";

    private final PrintWriter out;
    private final Supplier<List<String>> table;
    private final Supplier<String> line;
    private final boolean elsewhere;
    private final boolean terminal = Terminals.isPresent();
    private final Thread timer;

    /** The number of progress lines above the cursor. */
    private int linesAbove;

    public Progress(PrintWriter out, Supplier<String> line) {
        this(out, () -> List.of(line.get()), line);
    }

    /**
     * @param table shown on a terminal
     * @param line printed elsewhere
     */
    public Progress(PrintWriter out, Supplier<List<String>> table, Supplier<String> line) {
        this(out, table, line, true);
    }

    private Progress(
            PrintWriter out,
            Supplier<List<String>> table,
            Supplier<String> line,
            boolean elsewhere) {
        this.out = out;
        this.table = table;
        this.line = line;
        this.elsewhere = elsewhere;
        timer = Thread.ofPlatform().daemon().name("progress").start(this::show);
    }

    /** Prints on a terminal only. */
    public static Progress onTerminal(PrintWriter out, Supplier<String> line) {
        return new Progress(out, () -> List.of(line.get()), line, false);
    }

    /**
     * The remaining time as progress lines print it, after two spaces; empty before the first
     * result.
     *
     * @param start the {@link System#nanoTime} at which the work began
     */
    public static String timeLeft(long start, double done, double total) {
        if (done <= 0) {
            return "";
        }
        long elapsed = System.nanoTime() - start;
        return timeLeft(Duration.ofNanos((long) (elapsed * (total - done) / done)));
    }

    /** A remaining time as progress lines print it, after two spaces. */
    public static String timeLeft(Duration left) {
        return left.toHours() > 0
                ? "  %dh%02dm left".formatted(left.toHours(), left.toMinutesPart())
                : "  %dm%02ds left".formatted(left.toMinutes(), left.toSecondsPart());
    }

    private void show() {
        try {
            while (terminal || elsewhere) {
                Thread.sleep(terminal ? MILLIS_ON_TERMINAL : MILLIS_ELSEWHERE);
                if (terminal) {
                    rewrite(table.get());
                } else {
                    out.println(line.get());
                }
            }
        } catch (InterruptedException e) {
            // The task is done.
        }
    }

    private synchronized void rewrite(List<String> lines) {
        out.print(home() + NO_WRAP + String.join(CLEAR_LINE + "\n", lines) + CLEAR_BELOW + WRAP);
        out.flush();
        linesAbove = lines.size() - 1;
    }

    /** Moves the cursor to the start of the first progress line. */
    private String home() {
        return linesAbove == 0 ? "\r" : "\r\033[" + linesAbove + "A";
    }

    /** Runs an action that uses the terminal; the lines shown so far stay above its output. */
    public synchronized void whileSuspended(Runnable action) {
        out.println();
        out.flush();
        action.run();
        linesAbove = 0;
    }

    /** Clears the lines so that a message can be printed; the next lines come below it. */
    public synchronized void clear() {
        if (terminal) {
            out.print(home() + CLEAR_BELOW);
            out.flush();
            linesAbove = 0;
        }
    }

    @Override
    public void close() {
        timer.interrupt();
        try {
            timer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        clear();
    }
}
