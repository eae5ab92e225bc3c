package damier.terminal.screen;

import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A terminal's whole screen while it is ours. It is given back as it was found: at the end, while
 * the program is suspended, and also where the program is ended from outside.
 */
final class BorrowedScreen implements AutoCloseable {
    /** Another screen, no cursor, clicks reported with their places; and back. */
    private static final String BEGIN = "\033[?1049h\033[?25l\033[?1000h\033[?1006h\033[2J";

    private static final String END = "\033[?1006l\033[?1000l\033[0m\033[?25h\033[?1049l";

    private final Terminal terminal;
    private final Attributes found;
    private boolean ours;
    private final Thread rescue = new Thread(this::rescue);

    BorrowedScreen(Terminal terminal) {
        this.terminal = terminal;
        found = terminal.getAttributes();
        Runtime.getRuntime().addShutdownHook(rescue);
        take();
    }

    private synchronized void take() {
        terminal.enterRawMode();
        ours = true;
        terminal.writer().print(BEGIN);
        terminal.flush();
    }

    /** Fails where the terminal is closed already: the screen is then left to the rescue. */
    private synchronized void giveBack() {
        if (ours) {
            terminal.writer().print(END);
            terminal.flush();
            terminal.setAttributes(found);
            ours = false;
        }
    }

    /** When the program is ended, its terminal may be closed already; that has set it back. */
    private synchronized void rescue() {
        if (ours) {
            ours = false;
            var out =
                    new PrintStream(
                            new FileOutputStream(FileDescriptor.out),
                            true,
                            StandardCharsets.US_ASCII);
            out.print(END);
            out.flush();
        }
    }

    /** Stops the program, as Ctrl-Z is expected to, until its shell lets it go on. */
    void suspend() {
        giveBack();
        StopSignal.obey(terminal);
        take();
    }

    /** After a stop that nobody announced: its shell may have set the terminal otherwise. */
    void renew() {
        terminal.enterRawMode();
    }

    @Override
    public void close() {
        giveBack();
        Runtime.getRuntime().removeShutdownHook(rescue);
    }
}
