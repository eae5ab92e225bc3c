package damier.draughts.tables;

import damier.draughts.Variant;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * The header of a slice, which precedes its blocks. Numbers are little-endian. Columns: offset,
 * size, content.
 *
 * <pre>
 *    0  8  "DAMIERTB"
 *    8  4  version of the format
 *   12  4  rules of the variant, see {@link RuleFlags}
 *   16 16  id of the variant, padded with zeros
 *   32  4  code of the material
 *   36  4  0 for results, 1 for distances
 *   40  4  number of symbols
 *   44  4  longest distance of a win in plies, 0 if unknown
 *   48 24  wins, draws, losses
 *   72  8  total size of the blocks
 *   80  8  for each block: its offset and its checksum
 *       4  checksum of everything above
 *          the blocks
 * </pre>
 *
 * @param distances whether the symbols are distances of losses rather than results
 * @param longest the number of plies of the longest win; 0 if distances are unknown
 */
record SliceHeader(
        Material material,
        boolean distances,
        int symbols,
        int longest,
        Counts counts,
        long dataBytes) {
    static final int BLOCK_BITS = 10;
    static final int BLOCK = 1 << BLOCK_BITS;
    static final int FIXED_BYTES = 80;
    static final int BLOCK_BYTES = 8;
    static final int CHECKSUM_BYTES = 4;

    static final ValueLayout.OfInt INT =
            ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final long MAGIC = 0x42545245_494d4144L;
    private static final int VERSION = 1;
    private static final int ID_BYTES = 16;
    private static final int MOST_SYMBOLS = 256;

    /** Says in one line why a file cannot be used. */
    static final class Unusable extends Exception {
        private static final long serialVersionUID = 1;

        Unusable(String message) {
            super(message);
        }
    }

    /** The number of positions of each result, including positions with a capture. */
    record Counts(long wins, long draws, long losses) {
        long positions() {
            return wins + draws + losses;
        }
    }

    long positions() {
        return counts.positions();
    }

    static long blocks(long positions) {
        return (positions + BLOCK - 1) >>> BLOCK_BITS;
    }

    /** The offset of the blocks from the start of the header. */
    static long bytesBeforeBlocks(long positions) {
        return FIXED_BYTES + blocks(positions) * BLOCK_BYTES + CHECKSUM_BYTES;
    }

    /** Encodes the header with its table of blocks and its checksum. */
    byte[] write(Variant variant, int[] blockStarts, int[] blockChecksums) {
        int bytes = Math.toIntExact(bytesBeforeBlocks(positions()));
        ByteBuffer buffer = ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(MAGIC).putInt(VERSION).putInt(RuleFlags.of(variant));
        buffer.put(paddedId(variant));
        buffer.putInt(material.code()).putInt(distances ? 1 : 0).putInt(symbols).putInt(longest);
        buffer.putLong(counts.wins).putLong(counts.draws).putLong(counts.losses);
        buffer.putLong(dataBytes);
        for (int i = 0; i < blockStarts.length; i++) {
            buffer.putInt(blockStarts[i]).putInt(blockChecksums[i]);
        }
        buffer.putInt(checksum(buffer.array(), bytes - CHECKSUM_BYTES));
        return buffer.array();
    }

    /** Reads and validates the header at the start of {@code bytes}. */
    static SliceHeader read(Variant variant, MemorySegment bytes) throws Unusable {
        if (bytes.byteSize() < FIXED_BYTES) {
            throw new Unusable("the file ends within a header");
        }
        if (bytes.get(LONG, 0) != MAGIC) {
            throw new Unusable("not an endgame table");
        }
        if (bytes.get(INT, 8) != VERSION) {
            throw new Unusable("format version " + bytes.get(INT, 8) + " is not supported");
        }
        byte[] id = bytes.asSlice(16, ID_BYTES).toArray(ValueLayout.JAVA_BYTE);
        if (!Arrays.equals(id, paddedId(variant))) {
            throw new Unusable("not a table of " + variant.name());
        }
        if (bytes.get(INT, 12) != RuleFlags.of(variant)) {
            throw new Unusable("made for different rules of " + variant.name());
        }
        return checked(variant, bytes);
    }

    private static SliceHeader checked(Variant variant, MemorySegment bytes) throws Unusable {
        int code = bytes.get(INT, 32);
        Counts counts = new Counts(bytes.get(LONG, 48), bytes.get(LONG, 56), bytes.get(LONG, 64));
        Material material = material(code);
        if (counts.positions() != new SliceIndex(variant.board(), material).size()) {
            throw new Unusable("the header has a wrong number of positions");
        }
        SliceHeader header =
                new SliceHeader(
                        material,
                        bytes.get(INT, 36) != 0,
                        bytes.get(INT, 40),
                        bytes.get(INT, 44),
                        counts,
                        bytes.get(LONG, 72));
        long before = bytesBeforeBlocks(counts.positions());
        if (header.dataBytes < 0 || bytes.byteSize() - header.dataBytes < before) {
            throw new Unusable("the file is shorter than its header says");
        }
        MemorySegment covered = bytes.asSlice(0, before - CHECKSUM_BYTES);
        if (checksum(covered) != bytes.get(INT, before - CHECKSUM_BYTES)
                || header.symbols < 1
                || header.symbols > MOST_SYMBOLS) {
            throw new Unusable("the header is damaged");
        }
        return header;
    }

    private static Material material(int code) throws Unusable {
        try {
            return Material.ofCode(code & (Material.CODES - 1));
        } catch (IllegalArgumentException e) {
            throw new Unusable("the header is damaged");
        }
    }

    private static byte[] paddedId(Variant variant) {
        return Arrays.copyOf(variant.id().getBytes(StandardCharsets.US_ASCII), ID_BYTES);
    }

    static int checksum(byte[] bytes, int count) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, count);
        return (int) checksum.getValue();
    }

    static int checksum(MemorySegment bytes) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes.asByteBuffer());
        return (int) checksum.getValue();
    }
}
