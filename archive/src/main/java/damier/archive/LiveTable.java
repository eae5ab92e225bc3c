package damier.archive;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

import java.util.List;
import java.util.Optional;

/** The tables of games that are being played. */
final class LiveTable {
    private LiveTable() {}

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

    static void append(Handle handle, String id, int ply, LiveGame.Move move) {
        handle.createUpdate(
                        """
                        INSERT INTO live_moves (game, ply, move, made, white_left, black_left)
                        VALUES (:game, :ply, :move, :made, :white, :black)
                        """)
                .bind("game", id)
                .bind("ply", ply)
                .bind("move", move.text())
                .bind("made", move.made())
                .bind("white", move.whiteLeft())
                .bind("black", move.blackLeft())
                .execute();
    }

    static void takeBack(Handle handle, String id, int ply) {
        handle.createUpdate("DELETE FROM live_moves WHERE game = :game AND ply >= :ply")
                .bind("game", id)
                .bind("ply", ply)
                .execute();
    }

    static void end(Handle handle, String id) {
        handle.createUpdate("DELETE FROM live_games WHERE id = :id").bind("id", id).execute();
    }

    static Optional<LiveGame> find(Handle handle, String id) {
        return handle.createQuery("SELECT settings FROM live_games WHERE id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .findOne()
                .map(settings -> new LiveGame(id, settings, moves(handle, id)));
    }

    private static List<LiveGame.Move> moves(Handle handle, String id) {
        return handle.createQuery(
                        """
                        SELECT move AS text, made, white_left, black_left FROM live_moves
                        WHERE game = :game ORDER BY ply
                        """)
                .bind("game", id)
                .map(ConstructorMapper.of(LiveGame.Move.class))
                .list();
    }

    /** Newest first. */
    static List<String> ids(Handle handle) {
        return handle.createQuery("SELECT id FROM live_games ORDER BY added DESC, id")
                .mapTo(String.class)
                .list();
    }
}
