package damier.protocol;

import damier.process.LineReader;
import damier.process.LineReader.End;
import damier.process.LineReader.Line;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Damier as somebody's engine: it hears lines, and says lines through the output that it was made
 * with. Lines come from one thread; none of them waits for a search to end by itself, so that the
 * next is heard while it runs.
 */
public interface EngineSide extends AutoCloseable {
    /** Longer lines are not lines of any game. */
    int MAX_LINE = 1 << 16;

    /**
     * Hears one line.
     *
     * @return whether the conversation goes on
     */
    boolean hear(String line);

    /** A line was longer than {@link #MAX_LINE} bytes and is lost. */
    void hearTooLong();

    /** The end of the conversation: whatever runs is stopped. */
    @Override
    void close();

    /** Lets {@code side} hear every line of {@code in}, to its end or until it has enough. */
    static void converse(InputStream in, EngineSide side) throws IOException {
        LineReader lines = new LineReader(in, '\n', MAX_LINE);
        try (side) {
            boolean goesOn = true;
            while (goesOn) {
                Optional<Line> line = lines.next();
                if (line.isEmpty()) {
                    goesOn = false;
                } else if (line.get().end() == End.CUT) {
                    side.hearTooLong();
                } else {
                    goesOn = side.hear(line.get().text());
                }
            }
        }
    }
}
