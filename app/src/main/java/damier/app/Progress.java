package damier.app;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/**
 * Shows how long work goes on: on a terminal in lines that it rewrites, elsewhere by a plain line
 * every few seconds.
 */
final class Progress implements AutoCloseable {
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

    /** How many lines above the cursor are ours. */
    private int linesAbove;

    Progress(PrintWriter out, Supplier<String> line) {
        this(out, () -> List.of(line.get()), line);
    }

    /**
     * @param table what a terminal shows
     * @param line what is printed elsewhere
     */
    Progress(PrintWriter out, Supplier<List<String>> table, Supplier<String> line) {
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

    /** Shows nothing to scripts. */
    static Progress onTerminal(PrintWriter out, Supplier<String> line) {
        return new Progress(out, () -> List.of(line.get()), line, false);
    }

    /** How much time the work still takes, as such lines say it. */
    static String timeLeft(double seconds) {
        Duration left = Duration.ofSeconds((long) seconds);
        return left.toHours() > 0
                ? "%dh%02dm left".formatted(left.toHours(), left.toMinutesPart())
                : "%dm%02ds left".formatted(left.toMinutes(), left.toSecondsPart());
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
            // The work is done.
        }
    }

    private synchronized void rewrite(List<String> lines) {
        out.print(home() + NO_WRAP + String.join(CLEAR_LINE + "\n", lines) + CLEAR_BELOW + WRAP);
        out.flush();
        linesAbove = lines.size() - 1;
    }

    /** Where the first of our lines begins. */
    private String home() {
        return linesAbove == 0 ? "\r" : "\r\033[" + linesAbove + "A";
    }

    /** Leaves what is shown, while somebody else has the terminal; the next lines come below. */
    synchronized void whileAway(Runnable away) {
        out.println();
        out.flush();
        away.run();
        linesAbove = 0;
    }

    /** Leaves an empty line for what somebody else has to say; the next lines come below. */
    synchronized void clear() {
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
