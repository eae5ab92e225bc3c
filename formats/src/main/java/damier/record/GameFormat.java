package damier.record;

import damier.core.GameDefinition;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.List;

/** A way to write games down. Reading is tolerant, writing strict. */
public interface GameFormat {
    /** The word that {@code --from} and {@code --to} take, such as {@code pdn}. */
    String name();

    /** What file names end with, in lower case and without the dot. */
    List<String> extensions();

    /** Whether what is written is more than one file. */
    default boolean isManyFiles() {
        return false;
    }

    /**
     * Reads a file from its beginning to its end, however large, one game at a time. What cannot be
     * understood is reported and passed over; a faulty game is kept up to its fault.
     *
     * @param expected what games are that do not say so themselves; null: to be guessed
     */
    void read(Source source, @Nullable GameDefinition expected, GameListener listener)
            throws IOException;

    /** Whoever calls closes the writer. */
    GameWriter write(Sink sink) throws IOException;
}
