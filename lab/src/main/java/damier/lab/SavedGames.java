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

/** Reads the games of one kind from a file of any format. */
public final class SavedGames {
    /** The maximum number of games; no match needs more, and few experiments do. */
    static final int MAX_GAMES = 100_000;

    private SavedGames() {}

    /**
     * The format for the name of a file.
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
     * @throws IllegalArgumentException with a one-line message that names the file and the location
     *     of the fault
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
     * @param plies the maximum number of moves of each game
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
                        if (games.size() == MAX_GAMES) {
                            throw new IllegalArgumentException(
                                    place + ": more than " + MAX_GAMES + " games");
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
