package damier.lab;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.formats.Formats;
import damier.games.Games;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.Source;
import damier.record.WrittenGame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Games of one kind in a file of any format. */
public final class SavedGames {
    /** More are of no use to any match, and to few experiments. */
    static final int MOST = 100_000;

    private SavedGames() {}

    /**
     * The format that a file's name tells.
     *
     * @throws IllegalArgumentException if there is no such file
     */
    static Optional<GameFormat> format(Path file) {
        if (Files.notExists(file)) {
            throw new IllegalArgumentException("there is no file " + file);
        }
        return new Formats(new Games()).byFileName(file.toString());
    }

    /**
     * The main lines of all games.
     *
     * @throws IllegalArgumentException in one line that names the file and the place at fault
     */
    public static List<Game> read(GameDefinition kind, Path file) throws IOException {
        GameFormat format =
                format(file)
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                file + " has no name of a file of games"));
        return read(kind, format, file, Integer.MAX_VALUE);
    }

    /**
     * @param plies how many moves of each game count, at most
     */
    static List<Game> read(GameDefinition kind, GameFormat format, Path file, int plies)
            throws IOException {
        List<Game> games = new ArrayList<>();
        format.read(
                Source.of(file),
                kind,
                new GameListener() {
                    @Override
                    public void game(WrittenGame game) {
                        String place = file + ", game " + (games.size() + 1);
                        if (games.size() == MOST) {
                            throw new IllegalArgumentException(
                                    place + ": more than " + MOST + " games");
                        }
                        games.add(mainLine(kind, game, place, plies));
                    }

                    @Override
                    public void problem(Problem problem) {
                        throw new IllegalArgumentException(problem.toString());
                    }
                });
        return games;
    }

    private static Game mainLine(
            GameDefinition kind, WrittenGame written, String place, int plies) {
        if (!written.kind().id().equals(kind.id())) {
            throw new IllegalArgumentException(
                    "%s: this is %s, not %s".formatted(place, written.kind().id(), kind.id()));
        }
        Game game = new Game(kind, written.start());
        for (MoveNode node : written.mainLine()) {
            Position setup = node.setup();
            if (setup != null) {
                game = new Game(kind, setup);
            } else if (game.ply() < plies) {
                game.play(node.move());
            }
        }
        return game;
    }
}
