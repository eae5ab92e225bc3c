package damier.archive;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The tables of live games. */
final class UnfinishedGames {
    private UnfinishedGames() {}

    static void begin(Handle handle, String id, String settings) {
        handle.createUpdate(
                        "INSERT INTO live_games (id, settings, added) VALUES (:id, :settings,"
                                + " :added)")
                .bind("id", id)
                .bind("settings", settings)
                .bind("added", System.currentTimeMillis())
                .execute();
    }

    static void change(Handle handle, String id, String settings) {
        int changed =
                handle.createUpdate("UPDATE live_games SET settings = :settings WHERE id = :id")
                        .bind("settings", settings)
                        .bind("id", id)
                        .execute();
        if (changed == 0) {
            throw new ArchiveException("game: there is no '%s'".formatted(id));
        }
    }

    static void append(Handle handle, String id, int ply, UnfinishedGame.Move move) {
        handle.createUpdate(
                        """
                        INSERT INTO live_moves
                            (game, ply, move, made, white_left, black_left, spent, score)
                        VALUES (:game, :ply, :text, :made, :whiteLeft, :blackLeft, :spent, :score)
                        """)
                .bind("game", id)
                .bind("ply", ply)
                .bindMethods(move)
                .execute();
    }

    static void takeBack(Handle handle, String id, int ply) {
        handle.createUpdate("DELETE FROM live_moves WHERE game = :game AND ply >= :ply")
                .bind("game", id)
                .bind("ply", ply)
                .execute();
    }

    static void end(Handle handle, String id, String settings, @Nullable Long archived) {
        change(handle, id, settings);
        handle.createUpdate("UPDATE live_games SET ended = :now, archived = :game WHERE id = :id")
                .bind("now", System.currentTimeMillis())
                .bind("game", archived)
                .bind("id", id)
                .execute();
    }

    /** Deletes finished games, and games that were never started, if they are older than that. */
    static void forget(Handle handle, long before) {
        handle.createUpdate(
                        """
                        DELETE FROM live_games WHERE ended < :before OR (ended IS NULL
                            AND added < :before AND id NOT IN (SELECT game FROM live_moves))
                        """)
                .bind("before", before)
                .execute();
    }

    static void beat(Handle handle, long now) {
        handle.createUpdate("UPDATE heartbeat SET at = :now").bind("now", now).execute();
    }

    static long lastBeat(Handle handle) {
        return handle.createQuery("SELECT at FROM heartbeat").mapTo(Long.class).one();
    }

    static Optional<UnfinishedGame> find(Handle handle, String id) {
        return handle.createQuery("SELECT settings, ended, archived FROM live_games WHERE id = :id")
                .bind("id", id)
                .map(
                        (row, _) ->
                                new UnfinishedGame(
                                        id,
                                        row.getString("settings"),
                                        moves(handle, id),
                                        number(row, "ended"),
                                        number(row, "archived")))
                .findOne();
    }

    private static List<UnfinishedGame.Move> moves(Handle handle, String id) {
        return handle.createQuery(
                        """
                        SELECT move AS text, made, white_left, black_left, spent, score
                        FROM live_moves WHERE game = :game ORDER BY ply
                        """)
                .bind("game", id)
                .map(ConstructorMapper.of(UnfinishedGame.Move.class))
                .list();
    }

    private static @Nullable Long number(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? null : number;
    }

    /** The ids of live games, newest first. */
    static List<String> ids(Handle handle) {
        return handle.createQuery(
                        "SELECT id FROM live_games WHERE ended IS NULL ORDER BY added DESC, id")
                .mapTo(String.class)
                .list();
    }
}
