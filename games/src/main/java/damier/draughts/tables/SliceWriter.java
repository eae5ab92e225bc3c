package damier.draughts.tables;

import static damier.draughts.tables.SliceHeader.BLOCK;
import static damier.draughts.tables.SliceHeader.BLOCK_BITS;

import damier.draughts.Variant;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** Packs the symbols of a slice into blocks and writes the slice. */
final class SliceWriter {
    /** The symbol of each position, or {@link RunLengths#ANY}. */
    @FunctionalInterface
    interface Symbols {
        int at(long number);
    }

    private final Symbols symbols;
    private final RunLengths runs;
    private final byte[][] blocks;
    private final long positions;

    SliceWriter(long positions, int symbolCount, Symbols symbols) {
        this.positions = positions;
        this.symbols = symbols;
        runs = new RunLengths(symbolCount, BLOCK);
        blocks = new byte[Math.toIntExact(SliceHeader.blocks(positions))][];
    }

    long blocks() {
        return blocks.length;
    }

    /** Packs a range of blocks. Several threads may pack different ranges. */
    void pack(long firstBlock, long endBlock) {
        int[] symbolsOfBlock = new int[BLOCK];
        byte[] packed = new byte[BLOCK];
        for (int block = (int) firstBlock; block < endBlock; block++) {
            long start = (long) block << BLOCK_BITS;
            int count = (int) Math.min(BLOCK, positions - start);
            for (int i = 0; i < count; i++) {
                symbolsOfBlock[i] = symbols.at(start + i);
            }
            blocks[block] = Arrays.copyOf(packed, runs.encode(symbolsOfBlock, count, packed));
        }
    }

    long dataBytes() {
        long bytes = 0;
        for (byte[] block : blocks) {
            bytes += block.length;
        }
        return bytes;
    }

    void write(Variant variant, SliceHeader header, OutputStream out) throws IOException {
        int[] starts = new int[blocks.length];
        int[] checksums = new int[blocks.length];
        long start = 0;
        for (int i = 0; i < blocks.length; i++) {
            starts[i] = (int) start;
            checksums[i] = SliceHeader.checksum(blocks[i], blocks[i].length);
            start += blocks[i].length;
        }
        out.write(header.write(variant, starts, checksums));
        for (byte[] block : blocks) {
            out.write(block);
        }
    }
}
