package damier.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

class ReplacementTest {
    @TempDir private Path folder;

    private static void write(OutputStream stream, String text) throws IOException {
        try (stream) {
            stream.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void filesTakeTheirPlacesOnlyOnceAllIsWell() throws IOException {
        Path file = Files.writeString(folder.resolve("a.wtb"), "old");
        try (var sink = new Replacement(file)) {
            assertThat(sink.baseName()).isEqualTo("a");
            write(sink.open(), "new");
            write(sink.openBeside("a.JOU"), "names");
            assertThat(file).hasContent("old");
            assertThat(folder.resolve("a.JOU")).doesNotExist();
            sink.commit();
        }
        assertThat(file).hasContent("new");
        assertThat(folder.resolve("a.JOU")).hasContent("names");
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void withoutThatNothingIsChangedAndNothingIsLeft() throws IOException {
        Path file = Files.writeString(folder.resolve("a.pdn"), "old");
        try (var sink = new Replacement(file)) {
            write(sink.open(), "half of the n");
        }
        assertThat(file).hasContent("old");
        assertThat(folder.toFile().list()).containsExactly("a.pdn");
    }

    @Test
    void behindALinkTheFileIsReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("a.pdn"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.pdn"), file);
        try (var sink = new Replacement(link)) {
            write(sink.open(), "new");
            sink.commit();
        }
        assertThat(file).hasContent("new");
        assertThat(link).isSymbolicLink();
    }

    @Test
    void aDeviceIsWrittenToAtOnce() throws IOException {
        Path device = Path.of("/dev/null");
        try (var sink = new Replacement(device)) {
            write(sink.open(), "new");
            sink.commit();
        }
        assertThat(Files.isRegularFile(device)).isFalse();
        assertThat(device).exists();
    }
}
