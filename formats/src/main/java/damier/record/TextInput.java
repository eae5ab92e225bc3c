package damier.record;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/**
 * The characters of a text with lookahead and the location of the next one. The encoding is UTF-8,
 * with every invalid byte as Latin-1. A byte order mark at the beginning is skipped, and line ends
 * of every kind are read as {@code \n}.
 */
public final class TextInput implements Closeable {
    /** Returned after the last character. */
    public static final int END = -1;

    private static final int BUFFER_SIZE = 1 << 13;

    /** The maximum number of bytes of a UTF-8 character. */
    private static final int MAX_CHARACTER_BYTES = 4;

    private static final int BYTE_ORDER_MARK = 0xFEFF;

    private final InputStream in;
    private final byte[] bytes = new byte[BUFFER_SIZE];
    private int nextByte;
    private int byteLimit;
    private boolean ended;
    private boolean begun;
    private boolean afterReturn;

    private final char[] buffer = new char[BUFFER_SIZE];
    private int next;
    private int limit;
    private long line = 1;

    /** The index of the first character of the line relative to the buffer. */
    private long lineStart;

    public TextInput(InputStream in) {
        this.in = in;
    }

    /** A location, counted from 1; columns in characters. */
    public record Place(long line, int column) {}

    /** The next character, without reading it. */
    public int peek() throws IOException {
        return next < limit || fill(1) ? buffer[next] : END;
    }

    /**
     * The character after {@code ahead} others; {@code ahead} must be much smaller than the buffer.
     */
    public int peek(int ahead) throws IOException {
        return next + ahead < limit || fill(ahead + 1) ? buffer[next + ahead] : END;
    }

    /** Skips the next character, which must exist. */
    public void advance() {
        if (buffer[next++] == '\n') {
            line++;
            lineStart = next;
        }
    }

    public void advance(int count) {
        for (int i = 0; i < count; i++) {
            advance();
        }
    }

    /** Reads the next character. */
    public int read() throws IOException {
        int read = peek();
        if (read != END) {
            advance();
        }
        return read;
    }

    /**
     * Reads a line without its end; characters after the first {@code most} are skipped.
     *
     * @return whether there was a line
     */
    public boolean readLine(StringBuilder text, int most) throws IOException {
        text.setLength(0);
        if (peek() == END) {
            return false;
        }
        for (int read = read(); read != '\n' && read != END; read = read()) {
            if (text.length() < most) {
                text.append((char) read);
            }
        }
        return true;
    }

    public Place place() {
        return new Place(line, column());
    }

    public long line() {
        return line;
    }

    public int column() {
        return (int) Math.min(Integer.MAX_VALUE, next - lineStart + 1);
    }

    private boolean fill(int wanted) throws IOException {
        System.arraycopy(buffer, next, buffer, 0, limit - next);
        lineStart -= next;
        limit -= next;
        next = 0;
        while (limit < BUFFER_SIZE - 1
                && (byteLimit - nextByte >= MAX_CHARACTER_BYTES || fillBytes())) {
            decode();
        }
        return limit >= wanted;
    }

    /** Makes a whole character available; returns whether any byte is left. */
    private boolean fillBytes() throws IOException {
        System.arraycopy(bytes, nextByte, bytes, 0, byteLimit - nextByte);
        byteLimit -= nextByte;
        nextByte = 0;
        while (byteLimit < MAX_CHARACTER_BYTES && !ended) {
            int count = in.read(bytes, byteLimit, BUFFER_SIZE - byteLimit);
            ended = count < 0;
            byteLimit += Math.max(count, 0);
        }
        return byteLimit > 0;
    }

    /** Decodes one character into the buffer, and the plain ones after it. */
    private void decode() {
        int first = bytes[nextByte++];
        int codePoint = first >= 0 ? first : codePoint(first & 0xFF);
        boolean skipped =
                (codePoint == '\n' && afterReturn) || (codePoint == BYTE_ORDER_MARK && !begun);
        begun = true;
        afterReturn = codePoint == '\r';
        if (!skipped) {
            limit += Character.toChars(afterReturn ? '\n' : codePoint, buffer, limit);
        }
        copyPlain();
    }

    /** Copies the plain characters that follow, up to the next that needs decoding. */
    private void copyPlain() {
        int end = nextByte + Math.min(byteLimit - nextByte, BUFFER_SIZE - 1 - limit);
        int from = nextByte;
        int to = limit;
        while (from < end && bytes[from] > '\r') {
            buffer[to++] = (char) bytes[from++];
        }
        afterReturn &= from == nextByte;
        nextByte = from;
        limit = to;
    }

    /** The character whose first byte, not ASCII, is {@code first}; the next byte follows it. */
    private int codePoint(int first) {
        int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
        if (first < 0xC2 || first > 0xF4 || byteLimit - nextByte < more) {
            return first;
        }
        int codePoint = first & (0x3F >> more);
        for (int i = 0; i < more; i++) {
            int following = bytes[nextByte + i];
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
        nextByte += more;
        return codePoint;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
