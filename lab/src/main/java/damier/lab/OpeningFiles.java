package damier.lab;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.record.GameFormat;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads openings from files: games in any format recognised by the file name; otherwise one opening
 * per line, a position or the moves from the start. Blank lines and lines that begin with {@code #}
 * are ignored.
 */
final class OpeningFiles {
    /**
     * The minimum length of a first word that is taken as a position; a shorter one is taken as a
     * move.
     */
    private static final int LONG_WORD = 16;

    private static final String PLAIN_TEXT = ".txt";

    private OpeningFiles() {}

    /**
     * Reads a file.
     *
     * @param plies the maximum number of moves of each opening
     * @throws IllegalArgumentException with a one-line message that names the file and the line
     */
    static Openings read(GameDefinition kind, Path file, int plies) throws IOException {
        Optional<GameFormat> format =
                SavedGames.format(file).filter(known -> !file.toString().endsWith(PLAIN_TEXT));
        List<Game> openings =
                format.isPresent()
                        ? games(kind, format.get(), file, plies)
                        : lines(kind, file, plies);
        if (openings.isEmpty()) {
            throw new IllegalArgumentException(file + " holds no opening");
        }
        return new ListedOpenings(openings);
    }

    private static List<Game> games(GameDefinition kind, GameFormat format, Path file, int plies)
            throws IOException {
        List<Game> openings = new ArrayList<>();
        for (Game game : SavedGames.read(kind, format, file, plies)) {
            add(openings, game, file + ", game " + (openings.size() + 1));
        }
        return openings;
    }

    private static void add(List<Game> openings, Game opening, String place) {
        if (opening.ending().isPresent()) {
            throw new IllegalArgumentException(
                    place + ": the game is over there; FILE@PLIES cuts long games");
        }
        if (openings.size() == SavedGames.MAX_GAMES) {
            throw new IllegalArgumentException(
                    place + ": more than " + SavedGames.MAX_GAMES + " openings");
        }
        openings.add(opening);
    }

    private static List<Game> lines(GameDefinition kind, Path file, int plies) throws IOException {
        List<Game> openings = new ArrayList<>();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                String place = file + ", line " + (i + 1);
                add(openings, line(kind, line, place, plies), place);
            }
        }
        return openings;
    }

    private static List<String> lines(Path file) throws IOException {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException("there is no file " + file, e);
        } catch (MalformedInputException e) {
            throw new IllegalArgumentException(file + " is not text", e);
        }
    }

    private static Game line(GameDefinition kind, String line, String place, int plies) {
        try {
            return line.split("\\s+", 2)[0].length() < LONG_WORD && !line.contains(":")
                    ? moves(kind, line, plies)
                    : new Game(kind, kind.notation().position(line));
        } catch (NotationException e) {
            throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
        }
    }

    private static Game moves(GameDefinition kind, String line, int plies) {
        Game game = new Game(kind);
        for (String word : line.split("\\s+", -1)) {
            String move = word.replaceFirst("^\\d+\\.+", "");
            if (!move.isEmpty() && game.ply() < plies) {
                game.play(kind.notation().move(game.position(), move));
            }
        }
        return game;
    }
}
