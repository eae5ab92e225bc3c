package damier.draughts.tables;

import static damier.draughts.tables.SliceHeader.BLOCK;
import static damier.draughts.tables.SliceHeader.BLOCK_BITS;
import static damier.draughts.tables.SliceHeader.BLOCK_BYTES;
import static damier.draughts.tables.SliceHeader.FIXED_BYTES;
import static damier.draughts.tables.SliceHeader.INT;

import damier.draughts.Variant;

import java.lang.foreign.MemorySegment;
import java.util.function.Consumer;

/**
 * The packed symbols of one material, in a file or in memory. The first probe of a block verifies
 * its checksum. If that fails, the whole slice is treated as damaged. Thread-safe.
 */
final class StoredSlice {
    /** The result of {@link #symbol} if the slice is damaged. */
    static final int UNKNOWN = -1;

    private static final byte VALID = 1;

    private final String file;
    private final SliceHeader header;
    private final SliceIndex index;
    private final MemorySegment bytes;
    private final long firstBlock;
    private final RunLengths runs;
    private final Consumer<String> faults;

    /** Marks the blocks whose checksum is verified. Two threads may verify the same block. */
    private final byte[] checked;

    private volatile boolean damaged;

    /**
     * Reads the slice at the start of {@code from}.
     *
     * @param faults receives one line if the slice is damaged, at most once
     */
    StoredSlice(Variant variant, String file, MemorySegment from, Consumer<String> faults)
            throws SliceHeader.Unusable {
        this.file = file;
        this.faults = faults;
        header = SliceHeader.read(variant, from);
        index = new SliceIndex(variant.board(), header.material());
        firstBlock = SliceHeader.bytesBeforeBlocks(header.positions());
        bytes = from.asSlice(0, firstBlock + header.dataBytes());
        runs = new RunLengths(header.symbols(), BLOCK);
        checked = new byte[Math.toIntExact(SliceHeader.blocks(header.positions()))];
    }

    SliceHeader header() {
        return header;
    }

    SliceIndex index() {
        return index;
    }

    long byteSize() {
        return bytes.byteSize();
    }

    boolean damaged() {
        return damaged;
    }

    /** The symbol of a position, or {@link #UNKNOWN}. */
    int symbol(long number) {
        int block = (int) (number >>> BLOCK_BITS);
        if (damaged || (checked[block] != VALID && !check(block))) {
            return UNKNOWN;
        }
        try {
            return runs.symbol(bytes, firstBlock + start(block), (int) number & (BLOCK - 1));
        } catch (IndexOutOfBoundsException | InternalError e) {
            // The JVM throws these if a mapped file was truncated after it was mapped.
            report("the file changed while it was in use");
            return UNKNOWN;
        }
    }

    /**
     * Decodes a whole block.
     *
     * @param to receives the symbols, from index 0 on
     * @return the number of symbols; 0 if the slice is damaged
     */
    int block(int block, int[] to) {
        if (damaged || (checked[block] != VALID && !check(block))) {
            return 0;
        }
        long first = (long) block << BLOCK_BITS;
        int count = (int) Math.min(BLOCK, header.positions() - first);
        runs.decode(bytes, firstBlock + start(block), count, to);
        return count;
    }

    private long start(int block) {
        return Integer.toUnsignedLong(bytes.get(INT, FIXED_BYTES + (long) block * BLOCK_BYTES));
    }

    private boolean check(int block) {
        long start = start(block);
        long end = block + 1 < checked.length ? start(block + 1) : header.dataBytes();
        int expected = bytes.get(INT, FIXED_BYTES + (long) block * BLOCK_BYTES + Integer.BYTES);
        if (SliceHeader.checksum(bytes.asSlice(firstBlock + start, end - start)) != expected) {
            report("block " + block + " of " + header.material() + " is damaged");
            return false;
        }
        checked[block] = VALID;
        return true;
    }

    private synchronized void report(String fault) {
        if (!damaged) {
            damaged = true;
            faults.accept(file + ": " + fault);
        }
    }

    /**
     * Verifies every block up to the first damaged one, which is reported; returns whether all are
     * valid.
     */
    boolean checkAll() {
        for (int block = 0; block < checked.length && !damaged; block++) {
            check(block);
        }
        return !damaged;
    }
}
