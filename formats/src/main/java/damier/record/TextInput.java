package damier.formats.othello;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of a text with their locations. All syntax characters of these formats are ASCII, so
 * that a text can be split before it is decoded; each piece is UTF-8 or, if it is invalid, Latin-1.
 */
final class TextInput {
    static final int END = -1;

    private static final int BUFFER = 1 << 13;
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private int next;
    private int filled;
    private int line = 1;
    private int column = 1;

    TextInput(InputStream in) throws IOException {
        this.in = in;
        fill();
        if (Arrays.equals(buffer, 0, Math.min(filled, 3), BYTE_ORDER_MARK, 0, 3)) {
            next = BYTE_ORDER_MARK.length;
        }
    }

    private void fill() throws IOException {
        filled = in.readNBytes(buffer, 0, BUFFER);
        next = 0;
    }

    /** The next byte, without reading it; {@link #END} after the last. */
    int peek() throws IOException {
        if (next == filled) {
            fill();
        }
        return filled == 0 ? END : Byte.toUnsignedInt(buffer[next]);
    }

    /** Reads a byte. Line ends of every kind are read as {@code \n}. */
    int read() throws IOException {
        int read = peek();
        if (read == END) {
            return END;
        }
        next++;
        if (read == '\r') {
            if (peek() == '\n') {
                next++;
            }
            read = '\n';
        }
        if (read == '\n') {
            line++;
            column = 1;
        } else if (!isContinuation(read)) {
            column++;
        }
        return read;
    }

    /** The line of the byte that {@link #peek} returns, from 1. */
    int line() {
        return line;
    }

    /** Its column, from 1, in characters. */
    int column() {
        return column;
    }

    private static boolean isContinuation(int utf8Byte) {
        return (utf8Byte & 0xC0) == 0x80;
    }

    /** A piece of the text, up to a maximum length. */
    static final class Piece {
        private final int limit;
        private byte[] bytes = new byte[64];
        private int size;
        private boolean cut;

        Piece(int limit) {
            this.limit = limit;
        }

        void clear() {
            size = 0;
            cut = false;
        }

        void add(int read) {
            if (size == limit) {
                cut = true;
                return;
            }
            if (size == bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * size);
            }
            bytes[size++] = (byte) read;
        }

        /** Whether the piece was cut off. */
        boolean isCut() {
            return cut;
        }

        String text() {
            ByteBuffer all = ByteBuffer.wrap(bytes, 0, size);
            try {
                return StandardCharsets.UTF_8.newDecoder().decode(all).toString();
            } catch (CharacterCodingException notUtf8) {
                return new String(bytes, 0, size, StandardCharsets.ISO_8859_1);
            }
        }
    }

    /** Reads a line into {@code piece}; returns whether there was one. */
    boolean readLine(Piece piece) throws IOException {
        piece.clear();
        if (peek() == END) {
            return false;
        }
        for (int read = read(); read != '\n' && read != END; read = read()) {
            piece.add(read);
        }
        return true;
    }
}
