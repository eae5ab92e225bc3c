package damier.app;

import damier.games.Games;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The result of a command line that runs in the process of the test. */
public record Run(int exit, String out, String err) {
    public static Run damier(String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exit = Main.run(new Games(), new PrintWriter(out), new PrintWriter(err), args);
        return new Run(exit, out.toString(), err.toString());
    }
}
