package damier.app.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Prints problems with endgame table files, each of them once. While the full screen is shown they
 * wait for its end, because a line would be printed over it. Thread-safe.
 */
public final class TableFaults implements Consumer<String> {
    private final PrintWriter err;
    private final Set<String> known = new HashSet<>();
    private final List<String> waiting = new ArrayList<>();
    private boolean held;

    public TableFaults(PrintWriter err) {
        this.err = err;
    }

    @Override
    public synchronized void accept(String fault) {
        if (known.add(fault)) {
            waiting.add(fault);
            printUnlessHeld();
        }
    }

    /** Prints nothing until the result is closed. */
    public synchronized Hold hold() {
        held = true;
        return this::release;
    }

    private synchronized void release() {
        held = false;
        printUnlessHeld();
    }

    private void printUnlessHeld() {
        if (!held) {
            waiting.forEach(fault -> err.println("endgame tables: " + fault));
            waiting.clear();
        }
    }

    /** Lasts while the full screen is shown. */
    public interface Hold extends AutoCloseable {
        @Override
        void close();
    }
}
