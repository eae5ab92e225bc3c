package damier.terminal.line;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;

/** Lines from a pipe or a file. The prompt is printed too, so that a program can wait for it. */
public final class PipeInput implements LineInput {
    /** The rest of a longer line is ignored. */
    private static final int MAX_LENGTH = 1_000;

    private final BufferedReader lines;
    private final PrintWriter out;

    public PipeInput(Reader lines, PrintWriter out) {
        this.lines = new BufferedReader(lines);
        this.out = out;
    }

    @Override
    public @Nullable String read(String prompt, Function<String, List<String>> completions) {
        out.print(prompt);
        out.flush();
        String line = readLine();
        out.println(line == null ? "" : line);
        out.flush();
        return line;
    }

    private @Nullable String readLine() {
        try {
            StringBuilder line = new StringBuilder();
            int letter = lines.read();
            if (letter < 0) {
                return null;
            }
            while (letter >= 0 && letter != '\n') {
                if (line.length() < MAX_LENGTH && letter != '\r') {
                    line.append((char) letter);
                }
                letter = lines.read();
            }
            return line.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean isInteractive() {
        return false;
    }
}
