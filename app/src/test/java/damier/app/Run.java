package damier.app;

import damier.app.command.Program;
import damier.app.console.TableFaults;
import damier.games.Games;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;

/** The result of a command line that runs in the process of the test. */
public record Run(int exit, String out, String err) {
    /** The program with the built-in endgame tables. */
    public static Program program() {
        return new Program(new Games(), new TableFaults(new PrintWriter(Writer.nullWriter())));
    }

    public static Run damier(String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exit = Main.run(new Games(), new PrintWriter(out), new PrintWriter(err), args);
        return new Run(exit, out.toString(), err.toString());
    }
}
