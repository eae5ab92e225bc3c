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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Every game that was imported, played or is being played. What a call has written is on disk when
 * it returns, or when its future is complete. May be used by any number of threads.
 */
public final class Archive implements AutoCloseable {
    /** So many games of an import are written together. */
    private static final int TOGETHER = 500;

    private final Database database;
    private final GroupCommit commits;
    private final GameTable games;

    private Archive(Database database, Formats formats) {
        this.database = database;
        commits = new GroupCommit(database.jdbi());
        games = new GameTable(formats);
    }

    /** In a file of its own, which is made where there is none. */
    public static Archive open(Path file, Formats formats) throws IOException {
        return new Archive(Database.open(file), formats);
    }

    /**
     * In any database that we know.
     *
     * @param url {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://HOST/NAME?user=…}
     * @throws ArchiveException if it cannot be used
     */
    public static Archive open(String url, Formats formats) {
        return new Archive(Database.open(url), formats);
    }

    /** What an import came to. */
    public record Imported(long read, long added, long problems) {
        private Imported plus(long moreRead, long moreAdded) {
            return new Imported(read + moreRead, added + moreAdded, problems);
        }
    }

    /** Hears how an import goes. */
    public interface ImportListener {
        /** After every few hundred games. */
        default void progress(Imported soFar) {}

        default void problem(Problem problem) {}
    }

    /** Adds a game; nothing where the archive has it already. */
    public OptionalLong add(WrittenGame game) {
        AtomicReference<OptionalLong> id = new AtomicReference<>(OptionalLong.empty());
        join(commits.submit(handle -> id.set(games.add(handle, game))));
        return id.get();
    }

    /**
     * Adds all games of a file; those that the archive has already are left as they are.
     *
     * @param expected what games are that do not say so themselves; null: to be guessed
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
            waiting.add(game);
            if (waiting.size() == TOGETHER) {
                flush();
            }
        }

        @Override
        public void problem(Problem problem) {
            soFar = new Imported(soFar.read(), soFar.added(), soFar.problems() + 1);
            listener.problem(problem);
        }

        private void flush() {
            AtomicReference<Long> added = new AtomicReference<>(0L);
            join(
                    commits.submit(
                            handle ->
                                    added.set(
                                            waiting.stream()
                                                    .filter(
                                                            game ->
                                                                    games.add(handle, game)
                                                                            .isPresent())
                                                    .count())));
            soFar = soFar.plus(waiting.size(), added.get());
            waiting.clear();
            listener.progress(soFar);
        }
    }

    /** Adds a game or, where the archive has it already, what is said about it; returns its id. */
    public long save(WrittenGame game) {
        AtomicReference<Long> id = new AtomicReference<>(0L);
        join(commits.submit(handle -> id.set(games.save(handle, game))));
        return id.get();
    }

    /**
     * Puts another game in the place of one.
     *
     * @throws ArchiveException if the archive has that game elsewhere
     */
    public boolean replace(long id, WrittenGame game) {
        AtomicReference<Boolean> found = new AtomicReference<>(false);
        join(commits.submit(handle -> found.set(games.replace(handle, id, game))));
        return found.get();
    }

    /** Says whether there was such a game. */
    public boolean remove(long id) {
        AtomicReference<Boolean> found = new AtomicReference<>(false);
        join(commits.submit(handle -> found.set(games.remove(handle, id))));
        return found.get();
    }

    public Optional<StoredGame> game(long id) {
        return database.jdbi().withHandle(handle -> games.game(handle, id));
    }

    /** What is to be learned by repetition. */
    public Training training() {
        return new Training(database.jdbi(), commits);
    }

    /** Newest first. */
    public List<StoredGame> find(GameQuery wanted) {
        return database.jdbi().withHandle(handle -> games.find(handle, wanted));
    }

    /** A whole game, in the format that holds games of its kind. */
    public Optional<String> text(long id) {
        return database.jdbi().withHandle(handle -> games.text(handle, id));
    }

    /** What was played in a position, the most frequent move first. */
    public List<MoveCount> moves(String kind, long position) {
        return database.jdbi().withHandle(handle -> games.moves(handle, kind, position));
    }

    public long count() {
        return database.jdbi().withHandle(games::count);
    }

    /** Begins a game that is to survive whatever happens to the program. */
    public CompletableFuture<Void> begin(String id, String settings) {
        return commits.submit(handle -> UnfinishedGames.begin(handle, id, settings));
    }

    /** What was agreed has changed: a draw was offered, a side is played by somebody else. */
    public CompletableFuture<Void> change(String id, String settings) {
        return commits.submit(handle -> UnfinishedGames.change(handle, id, settings));
    }

    /**
     * A move was made.
     *
     * @param ply how many were made before it; a second move there is refused
     */
    public CompletableFuture<Void> append(String id, int ply, UnfinishedGame.Move move) {
        return commits.submit(handle -> UnfinishedGames.append(handle, id, ply, move));
    }

    /** Only so many moves stand. */
    public CompletableFuture<Void> takeBack(String id, int plies) {
        return commits.submit(handle -> UnfinishedGames.takeBack(handle, id, plies));
    }

    /**
     * The game is over: it joins the games that can be searched, unless no move was made. Who knows
     * its id still finds it.
     *
     * @param settings what was agreed in the end
     * @return its id among the games
     */
    public CompletableFuture<OptionalLong> end(String id, String settings, WrittenGame game) {
        AtomicReference<OptionalLong> archived = new AtomicReference<>(OptionalLong.empty());
        return commits.submit(
                        handle -> {
                            if (game.root().next() != null) {
                                archived.set(OptionalLong.of(games.addOrFind(handle, game)));
                            }
                            OptionalLong found = archived.get();
                            UnfinishedGames.end(
                                    handle,
                                    id,
                                    settings,
                                    found.isPresent() ? found.getAsLong() : null);
                        })
                .thenApply(_ -> archived.get());
    }

    /** Forgets what was over, or was never begun, before that time; the archived games stay. */
    public CompletableFuture<Void> forgetLive(long before) {
        return commits.submit(handle -> UnfinishedGames.forget(handle, before));
    }

    /** The server runs. */
    public CompletableFuture<Void> beat(long now) {
        return commits.submit(handle -> UnfinishedGames.beat(handle, now));
    }

    /** When the server was last known to run, in milliseconds since 1970. */
    public long lastBeat() {
        return database.jdbi().withHandle(UnfinishedGames::lastBeat);
    }

    /** A game that is being played, or was a short while ago. */
    public Optional<UnfinishedGame> live(String id) {
        return database.jdbi().withHandle(handle -> UnfinishedGames.find(handle, id));
    }

    /** The games that are being played, newest first. */
    public List<String> liveIds() {
        return database.jdbi().withHandle(UnfinishedGames::ids);
    }

    /**
     * Looks at the whole database, in one line.
     *
     * @throws ArchiveException if it is damaged, or could lose what it says is written
     */
    public String check() {
        return database.check() + ", " + database.jdbi().withHandle(games::count) + " games";
    }

    static void join(CompletableFuture<Void> written) {
        try {
            written.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw e;
        }
    }

    /** What was given to it before is written. */
    @Override
    public void close() {
        commits.close();
        database.close();
    }
}
