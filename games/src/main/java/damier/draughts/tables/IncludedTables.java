package damier.draughts.tables;

import damier.core.EndgameBuilder;
import damier.draughts.Variant;
import damier.draughts.Variants;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.zip.GZIPOutputStream;

/**
 * The built-in tables. Each variant has one resource: the files of all its materials in the order
 * of {@link Material#inOrder}, compressed together. All built-in tables include distances.
 */
public final class IncludedTables {
    private static final Set<Variant> FOUR_PIECES =
            Set.of(
                    Variants.INTERNATIONAL,
                    Variants.RUSSIAN,
                    Variants.ENGLISH,
                    Variants.ITALIAN_DRAUGHTS);

    private IncludedTables() {}

    /** The largest number of pieces in the built-in tables. */
    public static int pieces(Variant variant) {
        return FOUR_PIECES.contains(variant) ? 4 : 3;
    }

    /** The name of the resource, relative to this class. */
    static String resource(Variant variant) {
        return variant.id() + EndgameTables.EXTENSION + ".gz";
    }

    /**
     * Generates the tables of a variant and writes its resource. The bytes are the same on every
     * run.
     *
     * @param work the folder for generated files; the next call reuses them
     * @param resources the folder to write the resource to
     */
    public static void write(
            Variant variant,
            int threads,
            Path work,
            Path resources,
            EndgameBuilder.Listener listener)
            throws IOException {
        int pieces = pieces(variant);
        TableGenerator.Settings settings =
                TableGenerator.Settings.of(variant, pieces, work)
                        .withThreads(threads)
                        .withoutIncluded();
        if (new TableGenerator(settings, listener).run()) {
            Files.createDirectories(resources);
            Files.write(resources.resolve(resource(variant)), packed(variant, pieces, work));
        }
    }

    private static byte[] packed(Variant variant, int pieces, Path work) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream compressed = new GZIPOutputStream(out)) {
            for (Material material : Material.inOrder(variant, pieces)) {
                Files.copy(TableGenerator.file(work, variant, material), compressed);
            }
        }
        return out.toByteArray();
    }
}
