package damier.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/**
 * Reads text of unknown encoding: UTF-8, with every invalid byte as Latin-1. A byte order mark at
 * the beginning is skipped.
 */
public final class TextDecoder extends Reader {
    private static final int BUFFER_SIZE = 1 << 13;

    /** The maximum number of bytes of a UTF-8 character. */
    private static final int MAX_CHARACTER_BYTES = 4;

    private static final int BYTE_ORDER_MARK = 0xFEFF;

    private final InputStream in;
    private final byte[] bytes = new byte[BUFFER_SIZE];
    private int next;
    private int limit;
    private boolean ended;
    private boolean begun;

    /** The low surrogate of a pair that did not fit; 0 for none. */
    private char pending;

    public TextDecoder(InputStream in) {
        this.in = in;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        int end = offset + length;
        int at = offset;
        if (pending != 0 && at < end) {
            buffer[at++] = pending;
            pending = 0;
        }
        while (at < end && (limit - next >= MAX_CHARACTER_BYTES || fill())) {
            int first = bytes[next];
            if (first >= 0) {
                next++;
                begun = true;
                buffer[at++] = (char) first;
                continue;
            }
            int codePoint = codePoint(first & 0xFF);
            boolean mark = codePoint == BYTE_ORDER_MARK && !begun;
            begun = true;
            if (mark) {
                continue;
            }
            if (Character.isBmpCodePoint(codePoint)) {
                buffer[at++] = (char) codePoint;
            } else {
                buffer[at++] = Character.highSurrogate(codePoint);
                if (at < end) {
                    buffer[at++] = Character.lowSurrogate(codePoint);
                } else {
                    pending = Character.lowSurrogate(codePoint);
                }
            }
        }
        return at == offset && length > 0 ? -1 : at - offset;
    }

    /** Makes a whole character available; returns whether any byte is left. */
    private boolean fill() throws IOException {
        System.arraycopy(bytes, next, bytes, 0, limit - next);
        limit -= next;
        next = 0;
        while (limit < MAX_CHARACTER_BYTES && !ended) {
            int count = in.read(bytes, limit, BUFFER_SIZE - limit);
            if (count < 0) {
                ended = true;
            } else {
                limit += count;
            }
        }
        return limit > 0;
    }

    /** Decodes one character whose first byte, not ASCII, is {@code first}. */
    private int codePoint(int first) {
        next++;
        int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
        if (first < 0xC2 || first > 0xF4 || limit - next < more) {
            return first;
        }
        int codePoint = first & (0x3F >> more);
        for (int i = 0; i < more; i++) {
            int following = bytes[next + i];
            if ((following & 0xC0) != 0x80) {
                return first;
            }
            codePoint = codePoint << 6 | (following & 0x3F);
        }
        boolean overlong = (more == 2 && codePoint < 0x800) || (more == 3 && codePoint < 0x10000);
        boolean impossible = codePoint > 0x10FFFF || (codePoint >= 0xD800 && codePoint <= 0xDFFF);
        if (overlong || impossible) {
            return first;
        }
        next += more;
        return codePoint;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
