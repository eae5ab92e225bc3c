package damier.app;

import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

import java.io.Console;
import java.io.IOException;
import java.util.Optional;

/** The terminal that the program runs in, if it does. */
final class Terminals {
    private Terminals() {}

    /** Whether somebody sits there: neither input nor output comes from or goes elsewhere. */
    static boolean isPresent() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }

    static Terminal open() throws IOException {
        return TerminalBuilder.builder().system(true).dumb(true).build();
    }
}
