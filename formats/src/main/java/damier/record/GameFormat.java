package damier.record;

import damier.core.GameDefinition;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.List;

/** A format of game records. Reading is tolerant, writing strict. */
public interface GameFormat {
    /** The name for {@code --from} and {@code --to}, such as {@code pdn}. */
    String name();

    /** The extensions of file names, in lower case and without the dot. */
    List<String> extensions();

    /** Whether writing produces more than one file. */
    default boolean isManyFiles() {
        return false;
    }

    /**
     * Reads a file of any size, one game at a time. Errors are reported and skipped; a faulty game
     * is kept up to its fault.
     *
     * @param expected the game of records that do not name one; null to guess it
     */
    void read(Source source, @Nullable GameDefinition expected, GameListener listener)
            throws IOException;

    /** The caller closes the writer. */
    GameWriter write(Sink sink) throws IOException;
}
