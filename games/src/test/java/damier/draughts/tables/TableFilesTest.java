package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.EndgameBuilder;
import damier.core.EndgameFiles.Inventory;
import damier.core.EndgameFiles.Tables;
import damier.draughts.Variant;
import damier.draughts.Variants;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

class TableFilesTest {
    private static final Variant VARIANT = Variants.BREAKTHROUGH;

    @TempDir private Path folder;

    private TableFiles files() {
        return new TableFiles(VARIANT, Optional.of(folder.resolve("endgames")));
    }

    private void build() throws IOException {
        var request = new EndgameBuilder.Request(4, 4, 4, 1);
        assertThat(files().builder(request, new KingTables.FailOnFault()).run()).isTrue();
    }

    @Test
    void beforeTheFirstBuildThereAreOnlyTheBuiltInTables() {
        Inventory inventory = files().inventory();
        assertThat(inventory.builtIn().pieces()).isEqualTo(3);
        assertThat(inventory.builtIn().bytes()).isPositive();
        assertThat(inventory.stored()).isEqualTo(new Tables(0, 0, 0));
        assertThat(inventory.completePieces()).isEqualTo(3);
        assertThat(inventory.faults()).isEmpty();
    }

    @Test
    void tablesThatWereBuiltAreCountedAndDamageIsFound() throws IOException {
        build();
        Inventory sound = files().inventory();
        assertThat(sound.stored().pieces()).isEqualTo(4);
        assertThat(sound.stored().files()).isEqualTo(2);
        assertThat(sound.completePieces()).isEqualTo(4);
        assertThat(sound.faults()).isEmpty();

        Path file = folder.resolve("endgames").resolve(VARIANT.id()).resolve("MM-MM.table");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 1] ^= 1;
        Files.write(file, bytes);
        Inventory damaged = files().inventory();
        assertThat(damaged.faults()).hasSize(1).first().asString().startsWith(file + ": ");
        assertThat(damaged.completePieces()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"endgames", "endgames/breakthrough"})
    void aFileInPlaceOfAFolderIsNamed(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "");
        assertThat(files().inventory().faults()).containsExactly(file + ": is not a folder");
    }

    @Test
    void requestsBeyondTheLimitsAreRefused() {
        var request = new EndgameBuilder.Request(8, 8, 4, 1);
        assertThatThrownBy(() -> files().builder(request, new KingTables.FailOnFault()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tables have 2 to 7 pieces");
    }
}
