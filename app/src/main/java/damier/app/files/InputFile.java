package damier.app.files;

import damier.app.command.BadInput;

import java.nio.file.Files;
import java.nio.file.Path;

/** Checks input files that a command line names. */
final class InputFile {
    private InputFile() {}

    /** Rejects a file that cannot be read. */
    static void check(Path file) {
        if (!Files.exists(file)) {
            throw new BadInput(file.toString(), "there is no such file");
        }
        if (!Files.isRegularFile(file)) {
            throw new BadInput(file.toString(), "is not a regular file");
        }
        if (!Files.isReadable(file)) {
            throw new BadInput(file.toString(), "cannot be read");
        }
    }
}
