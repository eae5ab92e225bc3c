package damier.lab;

import damier.core.Game;
import damier.core.GameKind;
import damier.core.NotationException;
import damier.core.Position;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Openings that are all known beforehand. */
public final class ListedOpenings<P extends Position> implements Openings<P> {
    /** A first word as long as this was meant as a position, a shorter one as a move. */
    private static final int LONG_WORD = 16;

    private final List<Game<P>> openings;

    public ListedOpenings(List<Game<P>> openings) {
        this.openings = List.copyOf(openings);
    }

    @Override
    public int size() {
        return openings.size();
    }

    @Override
    public Game<P> opening(int index) {
        return openings.get(index % openings.size()).copy();
    }

    /** Every way to begin with one move of each side, but those that a side cannot want. */
    public static <P extends Position> ListedOpenings<P> twoPly(
            GameKind<P> kind, Balance<P> balance) {
        List<Game<P>> openings = new ArrayList<>();
        Game<P> game = new Game<>(kind);
        for (long first : game.legalMoves()) {
            game.play(first);
            for (long second : game.legalMoves()) {
                game.play(second);
                if (balance.holds(game)) {
                    openings.add(game.copy());
                }
                game.undo();
            }
            game.undo();
        }
        return new ListedOpenings<>(openings);
    }

    /**
     * Reads a file with one opening a line: a position, or the moves that lead to it from the
     * start. Blank lines and lines that begin with {@code #} are passed over.
     *
     * @throws IllegalArgumentException in one line that names the file and the line at fault
     */
    public static <P extends Position> ListedOpenings<P> read(GameKind<P> kind, Path file)
            throws IOException {
        List<Game<P>> openings = new ArrayList<>();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                openings.add(readLine(kind, line, file + ", line " + (i + 1)));
            }
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException(file + " holds no opening");
        }
        return new ListedOpenings<>(openings);
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

    private static <P extends Position> Game<P> readLine(
            GameKind<P> kind, String line, String place) {
        Game<P> game;
        try {
            game =
                    line.split("\\s+", 2)[0].length() < LONG_WORD && !line.contains(":")
                            ? moves(kind, line)
                            : new Game<>(kind, kind.notation().position(line));
        } catch (NotationException e) {
            throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
        }
        if (game.ending().isPresent()) {
            throw new IllegalArgumentException(place + ": the game is over there");
        }
        return game;
    }

    private static <P extends Position> Game<P> moves(GameKind<P> kind, String line) {
        Game<P> game = new Game<>(kind);
        for (String word : line.split("\\s+", -1)) {
            String move = word.replaceFirst("^\\d+\\.+", "");
            if (!move.isEmpty()) {
                game.play(kind.notation().move(game.position(), move));
            }
        }
        return game;
    }
}
