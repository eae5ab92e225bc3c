package damier.record;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The destination of games. */
public interface Sink {
    /** The file's name without its extension, for the names of companion files. */
    String baseName();

    OutputStream open() throws IOException;

    /** Opens a companion file of that name, for formats that store names separately. */
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

    /** A sink for a single stream; companion files are discarded. */
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
