package damier.draughts.tables;

import damier.draughts.Variant;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * The available endgame tables of one variant: the built-in tables and the tables generated into a
 * folder.
 *
 * <p>A table file is a sequence of slices. A slice has the results or the distances of one {@link
 * Material}. A file that is damaged, truncated or made for another variant is reported by name and
 * ignored; it never causes an exception or a wrong result. Several threads may probe the same
 * tables, each with its own {@link TableProber}.
 */
public final class EndgameTables {
    /** The extension of table files. */
    static final String EXTENSION = ".table";

    private final Variant variant;
    private final Consumer<String> faults;
    private final @Nullable StoredSlice[] results = new StoredSlice[Material.CODES];
    private final @Nullable StoredSlice[] distances = new StoredSlice[Material.CODES];
    private int mostPieces;

    /**
     * Creates an empty set of tables.
     *
     * @param faults receives one line about each unusable file, from any thread
     */
    EndgameTables(Variant variant, Consumer<String> faults) {
        this.variant = variant;
        this.faults = faults;
    }

    /** The built-in tables. */
    public static EndgameTables included(Variant variant, Consumer<String> faults) {
        EndgameTables tables = new EndgameTables(variant, faults);
        tables.addIncluded();
        return tables;
    }

    /** The built-in tables and those in a folder. */
    public static EndgameTables open(Variant variant, TableFolder folder) {
        EndgameTables tables = included(variant, folder.faults());
        folder.path().ifPresent(tables::addFolder);
        return tables;
    }

    public Variant variant() {
        return variant;
    }

    /** The largest number of pieces in any of the tables. */
    public int mostPieces() {
        return mostPieces;
    }

    @Nullable StoredSlice results(int materialCode) {
        return results[materialCode];
    }

    @Nullable StoredSlice distances(int materialCode) {
        return distances[materialCode];
    }

    /** Whether the results of this material are available for both sides to move. */
    boolean hasResults(Material material) {
        return isSound(results[material.code()]) && isSound(results[material.turned().code()]);
    }

    boolean hasDistances(Material material) {
        return isSound(distances[material.code()]) && isSound(distances[material.turned().code()]);
    }

    private static boolean isSound(@Nullable StoredSlice slice) {
        return slice != null && !slice.damaged();
    }

    /** Checks the checksum of every block. A probe checks only the block that it reads. */
    public boolean checkAll() {
        return Stream.concat(Stream.of(results), Stream.of(distances))
                .filter(slice -> slice != null && !slice.checkAll())
                .findAny()
                .isEmpty();
    }

    /** The size of all slices together. */
    long byteSize() {
        return Stream.concat(Stream.of(results), Stream.of(distances))
                .filter(Objects::nonNull)
                .mapToLong(StoredSlice::byteSize)
                .sum();
    }

    private void addIncluded() {
        String name = IncludedTables.resource(variant);
        try (@Nullable InputStream in = EndgameTables.class.getResourceAsStream(name)) {
            if (in != null) {
                add(name, offHeap(new GZIPInputStream(in).readAllBytes()));
            }
        } catch (IOException e) {
            faults.accept(name + ": " + e.getMessage());
        }
    }

    /**
     * Copies the bytes off the heap. Mapped files are off the heap too, so the reading code is
     * compiled for one kind of memory segment.
     */
    private static MemorySegment offHeap(byte[] bytes) {
        MemorySegment copy = Arena.ofAuto().allocate(Math.max(1, bytes.length));
        MemorySegment.copy(MemorySegment.ofArray(bytes), 0, copy, 0, bytes.length);
        return copy.asSlice(0, bytes.length);
    }

    /** Adds the files of this variant. */
    void addFolder(Path folder) {
        files(folder, variant, faults).forEach(this::addFile);
    }

    /**
     * The table files of a variant, sorted. There are none before the first generation.
     *
     * @param folder contains a folder for each variant
     * @param faults receives one line if a folder cannot be read
     */
    static List<Path> files(Path folder, Variant variant, Consumer<String> faults) {
        Path own = folder.resolve(variant.id());
        if (!isReadable(folder, faults) || !isReadable(own, faults)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(own)) {
            return files.filter(file -> file.toString().endsWith(EXTENSION)).sorted().toList();
        } catch (IOException e) {
            faults.accept(own + ": cannot be read");
            return List.of();
        }
    }

    private static boolean isReadable(Path folder, Consumer<String> faults) {
        if (!Files.exists(folder)) {
            return false;
        }
        boolean readable = Files.isReadable(folder) && Files.isExecutable(folder);
        if (!Files.isDirectory(folder)) {
            faults.accept(folder + ": is not a folder");
        } else if (!readable) {
            faults.accept(folder + ": cannot be read");
        }
        return Files.isDirectory(folder) && readable;
    }

    void addFile(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long size = channel.size();
            add(
                    file.toString(),
                    channel.map(FileChannel.MapMode.READ_ONLY, 0, size, Arena.ofAuto()));
        } catch (IOException e) {
            faults.accept(file + ": cannot be read");
        }
    }

    /** Adds the slices of a file, except those that an earlier file has already provided. */
    void add(String file, MemorySegment bytes) {
        long at = 0;
        try {
            do {
                StoredSlice slice = new StoredSlice(variant, file, bytes.asSlice(at), faults);
                add(slice);
                at += slice.byteSize();
            } while (at < bytes.byteSize());
        } catch (SliceHeader.Unusable e) {
            faults.accept(file + ": " + e.getMessage());
        }
    }

    private void add(StoredSlice slice) {
        SliceHeader header = slice.header();
        @Nullable StoredSlice[] kind = header.distances() ? distances : results;
        int code = header.material().code();
        if (!isSound(kind[code])) {
            kind[code] = slice;
            mostPieces = Math.max(mostPieces, header.material().pieces());
        }
    }
}
