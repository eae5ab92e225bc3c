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
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.record.WrittenResult;
import damier.session.GameSession;
import damier.session.PlayedMove;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Saves a game to a file, in the format of the file name. Overwrites only files that it has written
 * itself.
 */
public final class SavedGame {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

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
        Game game = session.game();
        WrittenGame written = new WrittenGame(game.kind(), game.start());
        written.tags().put(Tags.EVENT, "Damier");
        written.tags().put(Tags.DATE, LocalDate.now(ZoneId.systemDefault()).format(DAY));
        written.tags().put(Tags.WHITE, session.seat(Side.WHITE).label());
        written.tags().put(Tags.BLACK, session.seat(Side.BLACK).label());
        game.ending()
                .ifPresent(
                        ending -> {
                            written.tags().put(Tags.TERMINATION, ending.rule());
                            written.setResult(WrittenResult.of(ending.result()));
                        });
        List<PlayedMove> played = session.moves();
        MoveNode node = written.root();
        for (int ply = 0; ply < game.ply(); ply++) {
            node = node.add(game.move(ply));
            node.remark(remarks(played.get(ply)));
        }
        return written;
    }

    private static Remarks remarks(PlayedMove move) {
        Remarks remarks = Remarks.NONE.withElapsed(Duration.ofNanos(move.nanos()));
        OptionalInt score = move.choice().score();
        return score.isPresent() ? remarks.withEvaluation(score.getAsInt() / 100.0) : remarks;
    }
}
