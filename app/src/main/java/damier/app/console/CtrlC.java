package damier.app.console;

import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/** Handles Ctrl-C until it is closed. On a system without signals, Ctrl-C ends the program. */
public final class CtrlC implements AutoCloseable {
    private static final String SIGNAL = "INT";

    private final @Nullable Object previous;

    /**
     * @param action runs on a separate thread
     */
    public CtrlC(Runnable action) {
        previous = Signals.register(SIGNAL, action);
    }

    @Override
    public void close() {
        Signals.unregister(SIGNAL, previous);
    }
}
