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

/** All formats: a new one needs a line here, and nothing else knows it by name. */
public final class Formats {
    private final List<GameFormat> all;

    public Formats(Games games) {
        List<GameFormat> formats = new ArrayList<>(List.of(new PdnFormat(games)));
        formats.addAll(new OthelloFormats(OthelloGame.definition()).all());
        all = List.copyOf(formats);
    }

    public List<GameFormat> all() {
        return all;
    }

    /**
     * The format of that name.
     *
     * @throws IllegalArgumentException if there is none; the message lists them all
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

    /** The format that a file of this name should have. */
    public Optional<GameFormat> byFileName(String fileName) {
        String extension =
                fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return all.stream().filter(format -> format.extensions().contains(extension)).findFirst();
    }

    /** The first format that holds games of this kind. */
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
