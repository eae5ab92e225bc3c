package damier.archive;

import damier.core.GameDefinition;
import damier.formats.Formats;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.Problem;
import damier.record.Source;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The archive of imported, finished and live games. What a call has written is on disk when it
 * returns, or when its future completes. Thread-safe.
 */
public final class Archive implements AutoCloseable {
    /** The number of games per transaction of an import. */
    private static final int BATCH_SIZE = 500;

    private final Database database;
    private final GroupCommit commits;
    private final GameTable games;

    private Archive(Database database, Formats formats) {
        this.database = database;
        commits = new GroupCommit(database.jdbi());
        games = new GameTable(formats);
        while (commits.write(games::complete)) {}
    }

    /** Opens an archive in a file, which is created if necessary. */
    public static Archive open(Path file, Formats formats) throws IOException {
        return new Archive(Database.open(file), formats);
    }

    /**
     * Opens an archive in any supported database.
     *
     * @param url {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://HOST/NAME?user=…}
     * @throws ArchiveException if it cannot be used
     */
    public static Archive open(String url, Formats formats) {
        return new Archive(Database.open(url), formats);
    }

    /** The result of an import. */
    public record Imported(long read, long added, long problems) {
        private Imported plus(long moreRead, long moreAdded) {
            return new Imported(read + moreRead, added + moreAdded, problems);
        }
    }

    /** Receives the progress of an import. */
    public interface ImportListener {
        /** Called after every few hundred games. */
        default void progress(Imported soFar) {}

        default void problem(Problem problem) {}
    }

    /** Adds a game; empty if the archive already contains it. */
    public OptionalLong add(WrittenGame game) {
        return commits.write(handle -> games.add(handle, game));
    }

    /**
     * Adds all games of a file; those that the archive already contains stay unchanged.
     *
     * @param expected the game of records that do not name one; null to guess it
     */
    public Imported importFrom(
            GameFormat format,
            Source source,
            @Nullable GameDefinition expected,
            ImportListener listener)
            throws IOException {
        Importer importer = new Importer(listener);
        format.read(source, expected, importer);
        importer.flush();
        return importer.soFar;
    }

    private final class Importer implements GameListener {
        private final ImportListener listener;
        private final List<WrittenGame> waiting = new ArrayList<>();
        private Imported soFar = new Imported(0, 0, 0);

        Importer(ImportListener listener) {
            this.listener = listener;
        }

        @Override
        public void game(WrittenGame game) {
            if (isNothing(game)) {
                return;
            }
            waiting.add(game);
            if (waiting.size() == BATCH_SIZE) {
                flush();
            }
        }

        /** Any text can be read as a game without moves. */
        private boolean isNothing(WrittenGame game) {
            long start = game.kind().rules().newPosition().key();
            return game.mainLine().isEmpty() && game.start().key() == start;
        }

        @Override
        public void problem(Problem problem) {
            soFar = new Imported(soFar.read(), soFar.added(), soFar.problems() + 1);
            listener.problem(problem);
        }

        private void flush() {
            long added =
                    commits.write(
                            handle ->
                                    waiting.stream()
                                            .filter(game -> games.add(handle, game).isPresent())
                                            .count());
            soFar = soFar.plus(waiting.size(), added);
            waiting.clear();
            listener.progress(soFar);
        }
    }

    /**
     * Adds a game or, if the archive already contains it, replaces its annotations; returns its id.
     */
    public long save(WrittenGame game) {
        return commits.write(handle -> games.save(handle, game));
    }

    /**
     * Replaces a game.
     *
     * @throws ArchiveException if the archive contains the new game under another id
     */
    public boolean replace(long id, WrittenGame game) {
        return commits.write(handle -> games.replace(handle, id, game));
    }

    /** The saved analyses. */
    public Studies studies() {
        return new Studies(database.jdbi(), commits);
    }

    /** Deleted games and studies. */
    public Trash trash() {
        return trash(InstantSource.system());
    }

    Trash trash(InstantSource clock) {
        return new Trash(database.jdbi(), commits, clock);
    }

    public Optional<StoredGame> game(long id) {
        return database.jdbi().withHandle(handle -> games.game(handle, id));
    }

    /** The training cards. */
    public TrainingCards training() {
        return new TrainingCards(database.jdbi(), commits);
    }

    /** The matching games in the order that the query asks for. */
    public List<StoredGame> find(GameQuery wanted) {
        return database.jdbi().withHandle(handle -> games.find(handle, wanted));
    }

    /** The number of matching games, on all pages. */
    public long count(GameQuery wanted) {
        return database.jdbi().withHandle(handle -> games.count(handle, wanted));
    }

    /** A complete game, in the format that supports its kind. */
    public Optional<String> text(long id) {
        return database.jdbi().withHandle(handle -> games.text(handle, id));
    }

    /** The moves played in a position, the most frequent first. */
    public List<MoveCount> moves(String kind, long position) {
        return database.jdbi().withHandle(handle -> games.moves(handle, kind, position));
    }

    public long count() {
        return database.jdbi().withHandle(games::count);
    }

    /** The live games. */
    public UnfinishedGames unfinished() {
        return new UnfinishedGames(database.jdbi(), commits, games);
    }

    /**
     * Checks the whole database and describes it in one line.
     *
     * @throws ArchiveException if it is damaged, or could lose committed data
     */
    public String check() {
        return database.check() + ", " + database.jdbi().withHandle(games::count) + " games";
    }

    /** Closes the archive after all pending writes. */
    @Override
    public void close() {
        commits.close();
        database.close();
    }
}
