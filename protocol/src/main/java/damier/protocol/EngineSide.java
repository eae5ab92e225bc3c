package damier.protocol;

import damier.process.LineReader;
import damier.process.LineReader.End;
import damier.process.LineReader.Line;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Damier as the engine of another program: it handles lines, and sends lines through its output.
 * Lines come from one thread; none of them waits for a search to finish, so that the next line is
 * handled while a search runs.
 */
public interface EngineSide extends AutoCloseable {
    /** The maximum length of a line in bytes; no game needs more. */
    int MAX_LINE = 1 << 16;

    /**
     * Handles one line.
     *
     * @return whether the conversation continues
     */
    boolean handle(String line);

    /** Handles a line longer than {@link #MAX_LINE} bytes, whose content is lost. */
    void handleOverlong();

    /** Ends the conversation and stops running searches. */
    @Override
    void close();

    /**
     * Passes every line of {@code in} to {@code side}, to its end or until the conversation ends.
     */
    static void converse(InputStream in, EngineSide side) throws IOException {
        LineReader lines = new LineReader(in, '\n', MAX_LINE);
        try (side) {
            boolean continues = true;
            while (continues) {
                Optional<Line> line = lines.next();
                if (line.isEmpty()) {
                    continues = false;
                } else if (line.get().end() == End.CUT) {
                    side.handleOverlong();
                } else {
                    continues = side.handle(line.get().text());
                }
            }
        }
    }
}
