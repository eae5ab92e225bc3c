package damier.draughts.tables;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The location of generated tables.
 *
 * @param path has one subfolder per variant; it need not exist
 * @param faults receives one line about each unusable file, from any thread
 */
public record TableFolder(Optional<Path> path, Consumer<String> faults) {
    /** Only the built-in tables. */
    public static final TableFolder NONE = new TableFolder(Optional.empty(), _ -> {});

    public static TableFolder of(Path path, Consumer<String> faults) {
        return new TableFolder(Optional.of(path), faults);
    }
}
