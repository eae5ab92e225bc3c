package damier.record;

import damier.core.GameDefinition;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A format of game records. Reading is tolerant, writing strict. */
public interface GameFormat {
    /** The name for {@code --from} and {@code --to}, such as {@code pdn}. */
    String name();

    /** The extensions of file names, in lower case and without the dot. */
    List<String> extensions();

    /** The extensions of companion files, which hold no games. */
    default List<String> companions() {
        return List.of();
    }

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

    /** Reads a text whole. */
    default ReadGames read(String sourceName, String text, @Nullable GameDefinition expected) {
        ReadGames content = new ReadGames(new ArrayList<>(), new ArrayList<>());
        try {
            read(Source.of(sourceName, text), expected, content);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return content;
    }

    /** The text of a file with these games. */
    default String text(List<WrittenGame> games) throws UnwritableGame {
        var bytes = new ByteArrayOutputStream();
        try (GameWriter writer = write(Sink.of(bytes))) {
            for (WrittenGame game : games) {
                writer.write(game);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** The caller closes the writer. */
    GameWriter write(Sink sink) throws IOException;
}
