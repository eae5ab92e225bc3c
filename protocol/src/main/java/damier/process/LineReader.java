package damier.process;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Splits input into lines of bounded length. */
public final class LineReader {
    /** How a line ended. */
    public enum End {
        WHOLE,
        /** It was too long; the rest of it was skipped. */
        CUT,
        /** The input ended in the middle of it. */
        HALF
    }

    public record Line(String text, End end) {}

    private static final int NONE = -1;

    private final InputStream in;
    private final int terminator;
    private final int maxBytes;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /**
     * @param terminator the byte that ends a line; a carriage return before a line feed is part of
     *     it
     */
    public LineReader(InputStream in, int terminator, int maxBytes) {
        this.in = new BufferedInputStream(in);
        this.terminator = terminator;
        this.maxBytes = maxBytes;
    }

    /** The next line; empty at the end of the input. */
    public Optional<Line> next() throws IOException {
        bytes.reset();
        End end = End.WHOLE;
        int next = in.read();
        if (next == NONE) {
            return Optional.empty();
        }
        while (next != terminator && next != NONE) {
            if (bytes.size() < maxBytes) {
                bytes.write(next);
            } else {
                end = End.CUT;
            }
            next = in.read();
        }
        String text = bytes.toString(StandardCharsets.UTF_8);
        if (terminator == '\n' && text.endsWith("\r")) {
            text = text.substring(0, text.length() - 1);
        }
        return Optional.of(new Line(text, next == NONE && end == End.WHOLE ? End.HALF : end));
    }
}
