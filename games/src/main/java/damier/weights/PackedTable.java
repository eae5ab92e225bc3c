package damier.weights;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * A table of many numbers as text: their lower halves, then their upper halves, deflated and in
 * base 64.
 */
public final class PackedTable {
    private static final int LINE = 120;

    private PackedTable() {}

    public static String text(int[] table) {
        ByteBuffer halves = ByteBuffer.allocate(table.length * Integer.BYTES);
        for (int number : table) {
            halves.putShort((short) number);
        }
        for (int number : table) {
            halves.putShort((short) (number >> Short.SIZE));
        }
        var packed = new ByteArrayOutputStream();
        var deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (var out = new DeflaterOutputStream(packed, deflater)) {
            out.write(halves.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            deflater.end();
        }
        byte[] lineEnd = {'\n'};
        return Base64.getMimeEncoder(LINE, lineEnd).encodeToString(packed.toByteArray()) + "\n";
    }

    /**
     * Parses such a text.
     *
     * @param what the name of the table in messages
     * @param size the required number of numbers
     * @throws IllegalArgumentException with a one-line message
     */
    public static int[] parse(String what, String text, int size) {
        try {
            byte[] packed = Base64.getDecoder().decode(text.replace("\n", ""));
            byte[] bytes = inflate(packed, size * Integer.BYTES);
            if (bytes.length != size * Integer.BYTES) {
                throw new IllegalArgumentException("not " + size + " numbers");
            }
            ByteBuffer halves = ByteBuffer.wrap(bytes);
            int[] table = new int[size];
            for (int i = 0; i < size; i++) {
                int lower = halves.getShort(i * Short.BYTES) & 0xffff;
                table[i] = lower | halves.getShort((size + i) * Short.BYTES) << Short.SIZE;
            }
            return table;
        } catch (IOException | IllegalArgumentException e) {
            throw new IllegalArgumentException(what + ": damaged, " + e.getMessage(), e);
        }
    }

    /** Inflates one byte more than expected, which suffices to detect excess data. */
    private static byte[] inflate(byte[] packed, int wanted) throws IOException {
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
            return in.readNBytes(wanted + 1);
        }
    }
}
