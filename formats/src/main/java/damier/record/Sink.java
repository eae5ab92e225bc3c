package damier.record;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where games are written to. */
public interface Sink {
    /** The file's name without its extension, for the names of files that belong to it. */
    String baseName();

    OutputStream open() throws IOException;

    /** A file of that name in the same place, for formats that keep names apart from games. */
    OutputStream openBeside(String fileName) throws IOException;

    static Sink of(Path file) {
        return new Sink() {
            @Override
            public String baseName() {
                return String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
            }

            @Override
            public OutputStream open() throws IOException {
                return Files.newOutputStream(file);
            }

            @Override
            public OutputStream openBeside(String fileName) throws IOException {
                return Files.newOutputStream(file.resolveSibling(fileName));
            }
        };
    }

    /** One stream that takes the games; what would stand beside them is lost. */
    static Sink of(OutputStream out) {
        return new Sink() {
            @Override
            public String baseName() {
                return "games";
            }

            @Override
            public OutputStream open() {
                return out;
            }

            @Override
            public OutputStream openBeside(String fileName) {
                return OutputStream.nullOutputStream();
            }
        };
    }
}
