package damier.formats.pdn;

import java.io.IOException;
import java.io.Reader;

/** A stream of characters with lookahead and the location of the next one. */
final class CharStream {
    static final int END = -1;

    private static final int BUFFER_SIZE = 1 << 13;

    private final Reader in;
    private final char[] buffer = new char[BUFFER_SIZE];
    private int next;
    private int limit;
    private boolean ended;
    private long line = 1;

    /** The index of the first character of the line relative to the buffer. */
    private long lineStart;

    CharStream(Reader in) {
        this.in = in;
    }

    int peek() throws IOException {
        return next < limit || fill(1) ? buffer[next] : END;
    }

    /**
     * The character after {@code ahead} others; {@code ahead} must be much smaller than the buffer.
     */
    int peek(int ahead) throws IOException {
        return next + ahead < limit || fill(ahead + 1) ? buffer[next + ahead] : END;
    }

    /** Skips the next character, which must exist. */
    void advance() {
        if (buffer[next++] == '\n') {
            line++;
            lineStart = next;
        }
    }

    void advance(int count) {
        for (int i = 0; i < count; i++) {
            advance();
        }
    }

    /** Line and column are counted from 1. */
    long line() {
        return line;
    }

    int column() {
        return (int) Math.min(Integer.MAX_VALUE, next - lineStart + 1);
    }

    private boolean fill(int wanted) throws IOException {
        System.arraycopy(buffer, next, buffer, 0, limit - next);
        lineStart -= next;
        limit -= next;
        next = 0;
        while (limit < wanted && !ended) {
            int count = in.read(buffer, limit, BUFFER_SIZE - limit);
            if (count < 0) {
                ended = true;
            } else {
                limit += count;
            }
        }
        return limit >= wanted;
    }
}
