package damier.app.analysis;

import damier.app.command.DamierCommand;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.app.console.Terminals;
import damier.terminal.screen.SuspendSignal;

import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * A table that is rewritten in place during a search, cut to the height of the terminal; plain
 * lines elsewhere. Ctrl-C stops the search and keeps its results.
 */
final class LiveStandings implements AutoCloseable {
    private final @Nullable Terminal terminal;
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private final CtrlC ctrlC;
    private final Progress progress;

    /**
     * @param table what a terminal shows
     * @param line what is printed elsewhere
     * @param stop what Ctrl-C does
     */
    LiveStandings(
            DamierCommand command,
            Supplier<List<String>> table,
            Supplier<String> line,
            Runnable stop)
            throws IOException {
        Terminal opened = Terminals.isPresent() ? Terminals.open() : null;
        terminal = opened;
        ctrlC =
                new CtrlC(
                        () -> {
                            interrupted.set(true);
                            stop.run();
                        });
        // Where the output is a terminal, errors may still go elsewhere.
        PrintWriter out = opened == null ? command.err() : command.out();
        progress = new Progress(out, () -> cut(table.get(), height(opened)), line);
        if (opened != null) {
            opened.handle(
                    Terminal.Signal.TSTP,
                    signal -> progress.whileSuspended(() -> SuspendSignal.obey(opened)));
        }
    }

    private static int height(@Nullable Terminal terminal) {
        int rows = terminal == null ? 0 : terminal.getSize().getRows();
        return rows == 0 ? 24 : rows;
    }

    /** Lines beyond the height of the terminal could not be rewritten. */
    static List<String> cut(List<String> lines, int height) {
        int room = Math.max(2, height - 1);
        if (lines.size() <= room) {
            return lines;
        }
        List<String> cut = new ArrayList<>(lines.subList(0, room - 1));
        cut.add("and %d more".formatted(lines.size() - cut.size()));
        return cut;
    }

    boolean wasInterrupted() {
        return interrupted.get();
    }

    @Override
    public void close() throws IOException {
        progress.close();
        ctrlC.close();
        if (terminal != null) {
            terminal.close();
        }
    }
}
