package damier.formats;

import damier.core.GameDefinition;
import damier.formats.othello.OthelloFormats;
import damier.formats.pdn.PdnFormat;
import damier.games.Games;
import damier.games.OthelloGame;
import damier.record.GameFormat;
import damier.record.GameWriter;
import damier.record.Sink;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The registry of all formats; no other code names a format. */
public final class Formats {
    private final Games games;
    private final List<GameFormat> all;

    public Formats(Games games) {
        this.games = games;
        List<GameFormat> formats = new ArrayList<>(List.of(new PdnFormat(games)));
        formats.addAll(new OthelloFormats(OthelloGame.definition()).all());
        all = List.copyOf(formats);
    }

    public List<GameFormat> all() {
        return all;
    }

    /** The games whose records are read and written. */
    public Games games() {
        return games;
    }

    /**
     * The format of that name.
     *
     * @throws IllegalArgumentException if there is none; the message lists all of them
     */
    public GameFormat byName(String name) {
        return all.stream()
                .filter(format -> format.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "there is no '%s'; known are %s".formatted(name, names())));
    }

    /** The format for this file name. */
    public Optional<GameFormat> byFileName(String fileName) {
        String extension = extension(fileName);
        return all.stream().filter(format -> format.extensions().contains(extension)).findFirst();
    }

    /** Whether a file of that name only accompanies files of games. */
    public boolean isCompanion(String fileName) {
        String extension = extension(fileName);
        return all.stream().anyMatch(format -> format.companions().contains(extension));
    }

    private static String extension(String fileName) {
        return fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /** The first format that supports this game. */
    public GameFormat holding(GameDefinition kind) {
        return all.stream()
                .filter(format -> holds(format, kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no format holds " + kind.id()));
    }

    private static boolean holds(GameFormat format, GameDefinition kind) {
        try (GameWriter writer = format.write(Sink.of(OutputStream.nullOutputStream()))) {
            writer.write(new WrittenGame(kind));
            return true;
        } catch (UnwritableGame e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String names() {
        return all.stream().map(GameFormat::name).collect(Collectors.joining(", "));
    }
}
