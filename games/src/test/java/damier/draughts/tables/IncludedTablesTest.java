package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;

import damier.draughts.Variant;
import damier.draughts.Variants;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/** The built-in tables are complete and equal to newly generated ones. */
class IncludedTablesTest {
    @TempDir private Path folder;

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyVariantHasValidTablesWithDistances(Variant variant) {
        EndgameTables tables = Included.tables(variant);
        assertThat(tables.mostPieces()).isEqualTo(IncludedTables.pieces(variant));
        assertThat(Material.inOrder(variant, IncludedTables.pieces(variant)))
                .isNotEmpty()
                .allMatch(tables::hasResults)
                .allMatch(tables::hasDistances);
        assertThat(tables.checkAll()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void generatedTablesOfTwoPiecesEqualTheBuiltInOnes(Variant variant) throws IOException {
        byte[] again = generated(variant, 2);
        assertThat(Arrays.copyOf(included(variant), again.length)).isEqualTo(again);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("variants")
    void generatedTablesEqualTheBuiltInOnes(Variant variant) throws IOException {
        byte[] again = generated(variant, IncludedTables.pieces(variant));
        assertThat(Arrays.equals(included(variant), again)).isTrue();
    }

    private byte[] generated(Variant variant, int pieces) throws IOException {
        var settings = TableGenerator.Settings.of(variant, pieces, folder).withoutIncluded();
        assertThat(new TableGenerator(settings, new KingTables.FailOnFault()).run()).isTrue();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (Material material : Material.inOrder(variant, pieces)) {
            Files.copy(TableGenerator.file(folder, variant, material), all);
        }
        return all.toByteArray();
    }

    private static byte[] included(Variant variant) throws IOException {
        String name = IncludedTables.resource(variant);
        try (InputStream in =
                Objects.requireNonNull(EndgameTables.class.getResourceAsStream(name))) {
            return new GZIPInputStream(in).readAllBytes();
        }
    }
}
