package damier.draughts.tables;

import damier.core.EndgameBuilder.Need;
import damier.draughts.Variant;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Estimates what the generation of tables will need. Time and disk are extrapolated from measured
 * generations and may be wrong by a factor of two; memory is exact up to a fixed overhead.
 */
final class Estimate {
    /** Two bytes for each position of a pair, and the packed file. */
    private static final double MEMORY_PER_POSITION = 2.3;

    private static final long MEMORY_AT_LEAST = 64L << 20;
    private static final double RESULT_BITS = 0.6;
    private static final double DISTANCE_BITS = 2;

    /** Processor time per position, measured on the largest slices of four and five pieces. */
    private static final double RESULT_NANOSECONDS = 700;

    private static final double DISTANCE_NANOSECONDS = 3_500;

    /** The states of a slice must fit into one array. */
    private static final long LARGEST_SLICE = Integer.MAX_VALUE - 8;

    private static final long TOO_MUCH = 1L << 60;

    private static final long MEGABYTE = 1 << 20;

    private Estimate() {}

    static Need of(TableGenerator.Settings settings, List<Material> pairs) {
        Variant variant = settings.variant();
        long positions = 0;
        long memory = 0;
        double bits = 0;
        double nanoseconds = 0;
        for (Material material : pairs) {
            long pair = pairSize(variant, material);
            boolean distances = settings.hasDistances(material);
            positions += pair;
            bits += pair * (distances ? RESULT_BITS + DISTANCE_BITS : RESULT_BITS);
            nanoseconds += pair * (distances ? DISTANCE_NANOSECONDS : RESULT_NANOSECONDS);
            boolean fits = size(variant, material) < LARGEST_SLICE;
            memory = Math.max(memory, fits ? (long) (pair * MEMORY_PER_POSITION) : TOO_MUCH);
        }
        return new Need(
                positions,
                memory + MEMORY_AT_LEAST,
                (long) (bits / Byte.SIZE),
                Duration.ofNanos((long) (nanoseconds / settings.threads())));
    }

    private static long size(Variant variant, Material material) {
        return new SliceIndex(variant.board(), material).size();
    }

    /** The number of positions of a material with either side to move. */
    static long pairSize(Variant variant, Material material) {
        long size = size(variant, material);
        return material.equals(material.turned()) ? size : 2 * size;
    }

    /** Says in one line why the memory or the disk space is insufficient; empty if both suffice. */
    static Optional<String> obstacle(Need need, long freeMemory, long freeDisk) {
        if (need.memoryBytes() >= TOO_MUCH) {
            return Optional.of("a slice of this many pieces has too many positions");
        }
        if (need.memoryBytes() > freeMemory) {
            return Optional.of(needs(need.memoryBytes(), "memory", freeMemory));
        }
        if (need.diskBytes() > freeDisk) {
            return Optional.of(needs(need.diskBytes(), "disk space", freeDisk));
        }
        return Optional.empty();
    }

    private static String needs(long needed, String of, long free) {
        return String.format(
                Locale.ROOT,
                "it needs %,d MB of %s, and %,d MB are free",
                needed / MEGABYTE + 1,
                of,
                free / MEGABYTE);
    }
}
