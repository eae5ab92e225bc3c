package damier.terminal;

import damier.core.Game;
import damier.core.Side;
import damier.formats.Formats;
import damier.games.Games;
import damier.record.GameFormat;
import damier.record.GameWriter;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Replacement;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.session.GameSession;
import damier.session.PlayedMove;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Saves a game to a file, in the format of the file name. Overwrites only files that it has written
 * itself.
 */
public final class SavedGame {
    private final GameSession<PlayerSeat> session;
    private final Set<Path> own = new HashSet<>();

    public SavedGame(GameSession<PlayerSeat> session) {
        this.session = session;
    }

    /** A file name that is not in use in the folder. */
    public String freeName(Path folder) {
        Game game = session.game();
        String extension = new Formats(new Games()).holding(game.kind()).extensions().getFirst();
        for (int number = 1; ; number++) {
            String name = "%s-%d.%s".formatted(game.kind().id(), number, extension);
            if (!Files.exists(folder.resolve(name))) {
                return name;
            }
        }
    }

    /**
     * Saves the game in its current state.
     *
     * @return a one-line message for the user
     */
    public String save(String fileName) {
        Formats formats = new Formats(new Games());
        GameFormat format =
                formats.byFileName(fileName)
                        .orElseGet(() -> formats.holding(session.game().kind()));
        try {
            Path file = Path.of(fileName);
            if (Files.exists(file) && !own.contains(file.toAbsolutePath())) {
                return "not saved: %s already exists; choose another name".formatted(file);
            }
            try (Replacement replacement = new Replacement(file)) {
                try (GameWriter writer = format.write(replacement)) {
                    writer.write(written());
                }
                replacement.commit();
            }
            own.add(file.toAbsolutePath());
            return "saved to " + file;
        } catch (NoSuchFileException fault) {
            return "not saved: the folder of " + fileName + " does not exist";
        } catch (AccessDeniedException fault) {
            return "not saved: no permission to write %s".formatted(fileName);
        } catch (IOException | UnwritableGame | InvalidPathException fault) {
            return "not saved: "
                    + String.valueOf(fault.getMessage()).lines().findFirst().orElse("");
        }
    }

    private WrittenGame written() {
        WrittenGame written =
                WrittenGame.played(
                        session.game(),
                        session.seat(Side.WHITE).label(),
                        session.seat(Side.BLACK).label());
        for (MoveNode node : written.mainLine()) {
            node.remark(remarks(session.moves().get(node.ply() - 1)));
        }
        return written;
    }

    private static Remarks remarks(PlayedMove move) {
        Remarks remarks = Remarks.NONE.withElapsed(Duration.ofNanos(move.nanos()));
        OptionalInt score = move.choice().score();
        return score.isPresent() ? remarks.withEvaluation(score.getAsInt() / 100.0) : remarks;
    }
}
