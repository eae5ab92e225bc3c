package damier.weights;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The weights of all patterns of an evaluation: 16 bits for each pattern and stage. As bytes they
 * are deflated, stage by stage, first the upper bytes of all weights and then the lower ones, since
 * most upper bytes are equal. A checksum detects damage.
 */
public final class PatternWeights {
    /** The limit of a weight. */
    public static final int MAX = Short.MAX_VALUE;

    private final short[][] stages;

    /**
     * @param stages the weights of each stage; not copied
     */
    public PatternWeights(short[][] stages) {
        this.stages = stages;
    }

    /** Weights of zero. */
    public static PatternWeights zero(int stages, int patterns) {
        return new PatternWeights(new short[stages][patterns]);
    }

    public int patterns() {
        return stages[0].length;
    }

    public short weight(int stage, int pattern) {
        return stages[stage][pattern];
    }

    /** The weight as it can be stored, rounded. */
    public static short rounded(double weight) {
        return (short) Math.clamp(Math.round(weight), -MAX, MAX);
    }

    /** The checksum of the weights. */
    long checksum() {
        return checksum(plain());
    }

    private static long checksum(byte[] plain) {
        CRC32 crc = new CRC32();
        crc.update(plain);
        return crc.getValue();
    }

    private byte[] plain() {
        byte[] bytes = new byte[stages.length * patterns() * Short.BYTES];
        int at = 0;
        for (short[] stage : stages) {
            for (short weight : stage) {
                bytes[at++] = (byte) (weight >> Byte.SIZE);
            }
            for (short weight : stage) {
                bytes[at++] = (byte) weight;
            }
        }
        return bytes;
    }

    byte[] deflated() {
        var packed = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(packed)) {
            out.write(plain());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    /**
     * Reads such bytes.
     *
     * @param from where the deflated bytes begin
     * @param end where they end
     * @throws IllegalArgumentException with a one-line message, if they are damaged
     */
    static PatternWeights inflate(
            byte[] bytes, int from, int end, int stages, int patterns, long checksum) {
        int length = stages * patterns * Short.BYTES;
        var packed = new ByteArrayInputStream(bytes, from, end - from);
        byte[] plain;
        try (InputStream in = new InflaterInputStream(packed)) {
            // One byte more than expected, which suffices to detect excess data.
            plain = in.readNBytes(length + 1);
        } catch (IOException e) {
            throw new IllegalArgumentException("damaged", e);
        }
        if (plain.length != length || checksum(plain) != checksum) {
            throw new IllegalArgumentException("damaged");
        }
        var read = zero(stages, patterns);
        read.fill(plain);
        return read;
    }

    private void fill(byte[] plain) {
        int count = patterns();
        for (int stage = 0; stage < stages.length; stage++) {
            int upper = stage * count * Short.BYTES;
            int lower = upper + count;
            for (int i = 0; i < count; i++) {
                int low = Byte.toUnsignedInt(plain[lower + i]);
                stages[stage][i] = (short) (plain[upper + i] << Byte.SIZE | low);
            }
        }
    }
}
