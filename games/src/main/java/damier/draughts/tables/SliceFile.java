package damier.draughts.tables;

import static damier.core.EndgameProber.LOSS;
import static damier.core.EndgameProber.WIN;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Packs a pair of solved slices into the bytes of a file, and verifies the bytes. */
final class SliceFile {
    /** The number of symbols of a slice of results: loss, draw, win. */
    private static final int RESULTS = 3;

    private final SliceSolver.Context context;
    private final SliceSolver solver;

    SliceFile(SliceSolver.Context context, SliceSolver solver) {
        this.context = context;
        this.solver = solver;
    }

    byte[] pack() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            for (Slice slice : solver.slices()) {
                SliceHeader.Counts counts = solver.counts(slice);
                write(slice, counts, false, RESULTS, out);
                if (context.distances()) {
                    int symbols = longest(slice, LOSS) / 2 + 1;
                    write(slice, counts, true, symbols, out);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private void write(
            Slice slice,
            SliceHeader.Counts counts,
            boolean distances,
            int symbols,
            OutputStream out)
            throws IOException {
        SliceWriter.Symbols symbolsOfSlice = symbols(slice, distances);
        SliceWriter writer = new SliceWriter(slice.size(), symbols, symbolsOfSlice);
        context.ranges().run(writer.blocks(), () -> writer::pack);
        SliceHeader header =
                new SliceHeader(
                        slice.material(),
                        distances,
                        symbols,
                        context.distances() ? longest(slice, WIN) : 0,
                        counts,
                        writer.dataBytes());
        writer.write(context.variant(), header, out);
    }

    /**
     * Results are stored for positions without a capture, distances only for losses without a
     * capture. All other positions are {@link RunLengths#ANY}.
     */
    private SliceWriter.Symbols symbols(Slice slice, boolean distances) {
        SliceStates states = slice.states();
        if (!distances) {
            return number ->
                    states.isFixed(number) ? RunLengths.ANY : solver.value(slice, number) + 1;
        }
        return number ->
                states.isFixed(number) || solver.value(slice, number) != LOSS
                        ? RunLengths.ANY
                        : states.level(number) / 2;
    }

    /** The highest level of the positions with this result. */
    private int longest(Slice slice, int value) {
        int longest = 0;
        for (long number = 0; number < slice.size(); number++) {
            if (solver.value(slice, number) == value) {
                longest = Math.max(longest, slice.states().level(number));
            }
        }
        return longest;
    }

    /** Throws unless every stored symbol is decoded correctly from these bytes. */
    void compare(byte[] bytes) {
        List<String> faults = new ArrayList<>();
        EndgameTables packed = new EndgameTables(context.variant(), faults::add);
        packed.add("packed", MemorySegment.ofArray(bytes));
        for (Slice slice : solver.slices()) {
            compare(slice, packed, false);
            if (context.distances()) {
                compare(slice, packed, true);
            }
        }
        if (!faults.isEmpty()) {
            throw new IllegalStateException(faults.getFirst());
        }
    }

    private void compare(Slice slice, EndgameTables packed, boolean distances) {
        Material material = slice.material();
        StoredSlice stored =
                distances ? packed.distances(material.code()) : packed.results(material.code());
        if (stored == null) {
            throw new IllegalStateException(material + " was not written");
        }
        SliceWriter.Symbols expected = symbols(slice, distances);
        context.ranges()
                .run(
                        SliceHeader.blocks(slice.size()),
                        () -> (from, to) -> compare(stored, expected, from, to));
    }

    private static void compare(
            StoredSlice stored, SliceWriter.Symbols expected, long fromBlock, long toBlock) {
        int[] symbols = new int[SliceHeader.BLOCK];
        for (long block = fromBlock; block < toBlock; block++) {
            int count = stored.block((int) block, symbols);
            for (int i = 0; i < count; i++) {
                long number = (block << SliceHeader.BLOCK_BITS) + i;
                int symbol = expected.at(number);
                if (symbol != RunLengths.ANY && symbol != symbols[i]) {
                    throw new IllegalStateException(
                            "position %d of %s is packed incorrectly"
                                    .formatted(number, stored.header().material()));
                }
            }
        }
    }
}
