package damier.formats.pdn;

import java.io.IOException;
import java.io.Reader;

/** Characters with a look ahead, and the place of the next one. */
final class CharStream {
    static final int END = -1;

    private static final int ROOM = 1 << 13;

    private final Reader in;
    private final char[] buffer = new char[ROOM];
    private int next;
    private int limit;
    private boolean ended;
    private long line = 1;

    /** The index that the first character of the line has or would have in the buffer. */
    private long lineStart;

    CharStream(Reader in) {
        this.in = in;
    }

    int peek() throws IOException {
        return next < limit || fill(1) ? buffer[next] : END;
    }

    /** What comes after so many characters, of which there must be far fewer than any line has. */
    int peek(int ahead) throws IOException {
        return next + ahead < limit || fill(ahead + 1) ? buffer[next + ahead] : END;
    }

    /** Goes past the next character, which must exist. */
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

    /** Both counted from 1. */
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
            int count = in.read(buffer, limit, ROOM - limit);
            if (count < 0) {
                ended = true;
            } else {
                limit += count;
            }
        }
        return limit >= wanted;
    }
}
