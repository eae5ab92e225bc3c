package damier.draughts.tables;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/**
 * Run-length encoding of a block of symbols. A byte encodes a symbol and one of a fixed set of run
 * lengths, which grow geometrically. A run of any other length takes several bytes, the longest
 * first. The fewer symbols there are, the more lengths a byte can encode.
 */
final class RunLengths {
    /** Don't care: the position is never probed, so the encoder may choose any symbol. */
    static final int ANY = -1;

    private static final int CODES = 256;

    private final int[] lengths;
    private final byte[] symbolOfCode = new byte[CODES];
    private final short[] lengthOfCode = new short[CODES];

    /**
     * Creates an encoding for the symbols from 0 up to, not including, {@code symbols}.
     *
     * @param symbols the number of different symbols, at most 256
     * @param longest the longest run, which is the size of a block
     */
    RunLengths(int symbols, int longest) {
        int count = Math.max(1, CODES / symbols);
        lengths = lengths(count, longest);
        for (int code = 0; code < symbols * count; code++) {
            symbolOfCode[code] = (byte) (code / count);
            lengthOfCode[code] = (short) lengths[code % count];
        }
        for (int code = symbols * count; code < CODES; code++) {
            // The encoder never writes this code; a decoder that reads it advances by one symbol.
            lengthOfCode[code] = 1;
        }
    }

    private static int[] lengths(int count, int longest) {
        int[] lengths = new int[count];
        lengths[0] = 1;
        for (int i = 1; i < count; i++) {
            double ratio = Math.pow((double) longest / lengths[i - 1], 1.0 / (count - i));
            lengths[i] = Math.max(lengths[i - 1] + 1, (int) Math.round(lengths[i - 1] * ratio));
        }
        return lengths;
    }

    /**
     * Encodes a block.
     *
     * @param symbols the symbol or {@link #ANY} of each position in the block
     * @param to the output, at least {@code count} bytes long
     * @return the number of bytes written
     */
    int encode(int[] symbols, int count, byte[] to) {
        int written = 0;
        int start = 0;
        while (start < count) {
            int symbol = ANY;
            int end = start;
            while (end < count
                    && (symbols[end] == ANY || symbol == ANY || symbols[end] == symbol)) {
                symbol = symbols[end] == ANY ? symbol : symbols[end];
                end++;
            }
            written = writeRun(Math.max(symbol, 0), end - start, to, written);
            start = end;
        }
        return written;
    }

    private int writeRun(int symbol, int length, byte[] to, int at) {
        int next = at;
        int left = length;
        for (int i = lengths.length - 1; left > 0; i--) {
            while (lengths[i] <= left) {
                to[next++] = (byte) (symbol * lengths.length + i);
                left -= lengths[i];
            }
        }
        return next;
    }

    /** Decodes the symbol at {@code offset} in the block that starts at {@code start}. */
    int symbol(MemorySegment bytes, long start, int offset) {
        long at = start;
        int left = offset;
        int code;
        do {
            code = bytes.get(ValueLayout.JAVA_BYTE, at++) & 0xff;
            left -= lengthOfCode[code];
        } while (left >= 0);
        return symbolOfCode[code] & 0xff;
    }

    /**
     * Decodes a whole block.
     *
     * @param to receives {@code count} symbols, from index 0 on
     */
    void decode(MemorySegment bytes, long start, int count, int[] to) {
        long at = start;
        int done = 0;
        while (done < count) {
            int code = bytes.get(ValueLayout.JAVA_BYTE, at++) & 0xff;
            int end = Math.min(count, done + lengthOfCode[code]);
            Arrays.fill(to, done, end, symbolOfCode[code] & 0xff);
            done = end;
        }
    }
}
