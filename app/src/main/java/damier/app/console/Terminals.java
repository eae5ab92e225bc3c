package damier.app.console;

import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

import java.io.Console;
import java.io.IOException;
import java.util.Optional;

/** Access to the terminal that the program runs in. */
public final class Terminals {
    private Terminals() {}

    /** Whether both input and output are connected to a terminal. */
    public static boolean isPresent() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }

    public static Terminal open() throws IOException {
        return TerminalBuilder.builder().system(true).dumb(true).build();
    }
}
