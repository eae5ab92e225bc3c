package damier.archive;

import damier.record.WrittenGame;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

/** Live games, which survive a crash of the program. Thread-safe. */
public final class UnfinishedGames {
    private final Jdbi jdbi;
    private final GroupCommit commits;
    private final GameTable games;

    UnfinishedGames(Jdbi jdbi, GroupCommit commits, GameTable games) {
        this.jdbi = jdbi;
        this.commits = commits;
        this.games = games;
    }

    public CompletableFuture<Void> begin(String id, String settings) {
        return commits.submit(
                handle ->
                        handle.execute(
                                "INSERT INTO live_games (id, settings, added) VALUES (?, ?, ?)",
                                id,
                                settings,
                                System.currentTimeMillis()));
    }

    /** Changes the settings of a game: a draw offer, another player of a side. */
    public CompletableFuture<Void> change(String id, String settings) {
        return commits.submit(handle -> change(handle, id, settings));
    }

    private static void change(Handle handle, String id, String settings) {
        if (handle.execute("UPDATE live_games SET settings = ? WHERE id = ?", settings, id) == 0) {
            throw new ArchiveException("game: there is no '%s'".formatted(id));
        }
    }

    /**
     * Appends a move.
     *
     * @param ply the number of moves before it; a second move at the same ply is refused
     */
    public CompletableFuture<Void> append(String id, int ply, UnfinishedGame.Move move) {
        return commits.submit(
                handle ->
                        handle.createUpdate(
                                        """
                                        INSERT INTO live_moves (game, ply, move, made, white_left,
                                            black_left, spent, score)
                                        VALUES (:game, :ply, :text, :made, :whiteLeft,
                                            :blackLeft, :spent, :score)
                                        """)
                                .bind("game", id)
                                .bind("ply", ply)
                                .bindMethods(move)
                                .execute());
    }

    /** Takes moves back, so that {@code plies} moves remain. */
    public CompletableFuture<Void> takeBack(String id, int plies) {
        return commits.submit(
                handle ->
                        handle.execute(
                                "DELETE FROM live_moves WHERE game = ? AND ply >= ?", id, plies));
    }

    /**
     * Ends a live game: it joins the searchable games, unless no move was played. It can still be
     * found by its live id.
     *
     * @param settings the final settings
     * @return its id among the searchable games
     */
    public CompletableFuture<OptionalLong> end(String id, String settings, WrittenGame game) {
        AtomicReference<@Nullable Long> archived = new AtomicReference<>();
        return commits.submit(
                        handle -> {
                            if (game.root().next() != null) {
                                archived.set(games.addOrFind(handle, game));
                            }
                            change(handle, id, settings);
                            handle.execute(
                                    "UPDATE live_games SET ended = ?, archived = ? WHERE id = ?",
                                    System.currentTimeMillis(),
                                    archived.get(),
                                    id);
                        })
                .thenApply(
                        _ -> {
                            Long found = archived.get();
                            return found == null ? OptionalLong.empty() : OptionalLong.of(found);
                        });
    }

    /** Deletes games that ended, or were never started, before that time; archived games stay. */
    public CompletableFuture<Void> forget(long before) {
        return commits.submit(
                handle ->
                        handle.execute(
                                """
                                DELETE FROM live_games WHERE ended < ? OR (ended IS NULL
                                    AND added < ? AND id NOT IN (SELECT game FROM live_moves))
                                """,
                                before,
                                before));
    }

    /** Records that the server is running. */
    public CompletableFuture<Void> beat(long now) {
        return commits.submit(handle -> handle.execute("UPDATE heartbeat SET at = ?", now));
    }

    /** The time at which the server was last known to run, in milliseconds since 1970. */
    public long lastBeat() {
        return jdbi.withHandle(
                handle -> handle.select("SELECT at FROM heartbeat").mapTo(Long.class).one());
    }

    /** A live game, or one that ended recently. */
    public Optional<UnfinishedGame> find(String id) {
        return jdbi.withHandle(
                handle ->
                        handle.select(
                                        "SELECT settings, ended, archived FROM live_games"
                                                + " WHERE id = ?",
                                        id)
                                .map(
                                        (row, _) ->
                                                new UnfinishedGame(
                                                        id,
                                                        row.getString("settings"),
                                                        moves(handle, id),
                                                        number(row, "ended"),
                                                        number(row, "archived")))
                                .findOne());
    }

    private static List<UnfinishedGame.Move> moves(Handle handle, String id) {
        return handle.select(
                        """
                        SELECT move AS text, made, white_left, black_left, spent, score
                        FROM live_moves WHERE game = ? ORDER BY ply
                        """,
                        id)
                .map(ConstructorMapper.of(UnfinishedGame.Move.class))
                .list();
    }

    private static @Nullable Long number(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? null : number;
    }

    /** The ids of live games, newest first. */
    public List<String> ids() {
        return jdbi.withHandle(
                handle ->
                        handle.select(
                                        "SELECT id FROM live_games WHERE ended IS NULL"
                                                + " ORDER BY added DESC, id")
                                .mapTo(String.class)
                                .list());
    }
}
