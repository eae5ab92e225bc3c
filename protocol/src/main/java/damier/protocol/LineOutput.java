package damier.protocol;

import java.io.PrintWriter;
import java.util.function.Consumer;

/** Prints one line at a time, from any thread, and flushes it. */
public record LineOutput(PrintWriter out) implements Consumer<String> {
    @Override
    public void accept(String line) {
        synchronized (out) {
            out.print(line + "\n");
            out.flush();
        }
    }
}
