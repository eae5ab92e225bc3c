package damier.app;

import java.nio.file.Files;
import java.nio.file.Path;

/** Files that a command line names to be read. */
final class InputFile {
    private InputFile() {}

    /** Refuses, in one line, what cannot be read. */
    static void check(Path file) {
        if (!Files.exists(file)) {
            throw new BadInput(file.toString(), "there is no such file");
        }
        if (!Files.isRegularFile(file)) {
            throw new BadInput(file.toString(), "is no file");
        }
        if (!Files.isReadable(file)) {
            throw new BadInput(file.toString(), "cannot be read");
        }
    }
}
