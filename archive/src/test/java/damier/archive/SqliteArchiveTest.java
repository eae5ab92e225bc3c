package damier.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

class SqliteArchiveTest extends ArchiveContract {
    @TempDir private Path folder;
    private int number;

    @Override
    String freshDatabase() {
        return "jdbc:sqlite:" + folder.resolve("games-" + number++ + ".db");
    }

    @Test
    void aFileIsMadeWithItsFolder() throws IOException {
        Path file = folder.resolve("deep/er/games.db");
        try (Archive archive = Archive.open(file, formats)) {
            assertThat(archive.count()).isZero();
        }
        assertThat(file).isRegularFile();
    }

    @Test
    void whatIsNoDatabaseIsRefusedInOneLine() throws IOException {
        Path file = folder.resolve("other.db");
        Files.writeString(
                file, "this is no database, and long enough to be seen as none".repeat(9));
        assertThatThrownBy(() -> Archive.open(file, formats))
                .isInstanceOf(ArchiveException.class)
                .hasMessageContaining("database: ")
                .hasMessageNotContaining("\n");
        assertThat(Files.readString(file)).startsWith("this is no database");
    }

    @Test
    void aDamagedFileIsRefusedInOneLine() throws IOException {
        Path file = folder.resolve("damaged.db");
        Archive.open(file, formats).close();
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, bytes.length / 2, bytes.length, (byte) 'x');
        Files.write(file, bytes);
        assertThatThrownBy(
                        () -> {
                            try (Archive archive = Archive.open(file, formats)) {
                                archive.check();
                            }
                        })
                .isInstanceOf(ArchiveException.class)
                .hasMessageStartingWith("database: ")
                .hasMessageNotContaining("\n");
    }

    @Test
    void anUnknownKindOfDatabaseIsNamed() {
        assertThatThrownBy(() -> Archive.open("jdbc:oracle:x", formats))
                .isInstanceOf(ArchiveException.class)
                .hasMessageContaining("jdbc:oracle:x");
    }
}
