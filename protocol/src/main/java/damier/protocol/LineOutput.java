package damier.protocol;

import java.io.PrintWriter;
import java.util.function.Consumer;

/** Says one line at a time, whichever thread it comes from, and keeps none back. */
public record LineOutput(PrintWriter out) implements Consumer<String> {
    @Override
    public void accept(String line) {
        synchronized (out) {
            out.print(line + "\n");
            out.flush();
        }
    }
}
