package damier.terminal.screen;

import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The full screen of a terminal. The original state is restored at the end, while the program is
 * suspended, and when the program is terminated from outside.
 */
final class AlternateScreen implements AutoCloseable {
    /** Switches to the alternate screen, hides the cursor and enables mouse reports. */
    private static final String BEGIN = "\033[?1049h\033[?25l\033[?1000h\033[?1006h\033[2J";

    private static final String END = "\033[?1006l\033[?1000l\033[0m\033[?25h\033[?1049l";

    private final Terminal terminal;
    private final Attributes original;
    private boolean active;
    private final Thread exitHook = new Thread(this::restoreAtExit);

    AlternateScreen(Terminal terminal) {
        this.terminal = terminal;
        original = terminal.getAttributes();
        Runtime.getRuntime().addShutdownHook(exitHook);
        enter();
    }

    private synchronized void enter() {
        terminal.enterRawMode();
        active = true;
        terminal.writer().print(BEGIN);
        terminal.flush();
    }

    /** Fails if the terminal is already closed; the exit hook then restores the screen. */
    private synchronized void restore() {
        if (active) {
            terminal.writer().print(END);
            terminal.flush();
            terminal.setAttributes(original);
            active = false;
        }
    }

    /** At exit the terminal may already be closed, which has restored its attributes. */
    private synchronized void restoreAtExit() {
        if (active) {
            active = false;
            var out =
                    new PrintStream(
                            new FileOutputStream(FileDescriptor.out),
                            true,
                            StandardCharsets.US_ASCII);
            out.print(END);
            out.flush();
        }
    }

    /** Suspends the program as Ctrl-Z does, until the shell resumes it. */
    void suspend() {
        restore();
        SuspendSignal.obey(terminal);
        enter();
    }

    /**
     * Restores raw mode after an unannounced suspension, during which the shell may have left it.
     */
    void reenterRawMode() {
        terminal.enterRawMode();
    }

    @Override
    public void close() {
        restore();
        Runtime.getRuntime().removeShutdownHook(exitHook);
    }
}
