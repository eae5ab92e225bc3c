package damier.archive;

import damier.core.GameDefinition;
import damier.formats.Formats;
import damier.record.GameFormat;
import damier.record.Tags;
import damier.record.WrittenGame;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.Query;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;

/** The tables of games and of their positions. */
final class GameTable {
    private static final String COLUMNS =
            "id, kind, white, black, event, played, result, plies, moves";

    private final Formats formats;
    private final Map<String, GameFormat> formatOf = new ConcurrentHashMap<>();

    GameTable(Formats formats) {
        this.formats = formats;
    }

    /** Adds a game; empty if the archive already contains it. */
    OptionalLong add(Handle handle, WrittenGame game) {
        List<ArchivedText.Step> steps = ArchivedText.steps(game);
        String white = game.tag(Tags.WHITE);
        String black = game.tag(Tags.BLACK);
        Optional<Long> id =
                handle.createQuery(
                                """
                                INSERT INTO games (kind, white, black, players, event, played,
                                    result, plies, moves, text, digest, added)
                                VALUES (:kind, :white, :black, :players, :event, :played,
                                    :result, :plies, :moves, :text, :digest, :added)
                                ON CONFLICT (digest) DO NOTHING
                                RETURNING id
                                """)
                        .bind("kind", game.kind().id())
                        .bind("white", white)
                        .bind("black", black)
                        .bind("players", players(game))
                        .bind("event", game.tag(Tags.EVENT))
                        .bind("played", game.tag(Tags.DATE))
                        .bind("result", ArchivedText.result(game.result()))
                        .bind("plies", steps.size() - 1)
                        .bind("moves", ArchivedText.moves(steps))
                        .bind("text", ArchivedText.text(game, format(game.kind())))
                        .bind("digest", ArchivedText.digest(game, steps))
                        .bind("added", System.currentTimeMillis())
                        .mapTo(Long.class)
                        .findOne();
        if (id.isEmpty()) {
            return OptionalLong.empty();
        }
        addPositions(handle, id.get(), steps);
        return OptionalLong.of(id.get());
    }

    /** The id of a game, which is added unless the archive already contains it. */
    long addOrFind(Handle handle, WrittenGame game) {
        return add(handle, game)
                .orElseGet(
                        () ->
                                handle.createQuery("SELECT id FROM games WHERE digest = :digest")
                                        .bind(
                                                "digest",
                                                ArchivedText.digest(game, ArchivedText.steps(game)))
                                        .mapTo(Long.class)
                                        .one());
    }

    /**
     * Adds a game or, if the archive already contains it, replaces its annotations; returns its id.
     */
    long save(Handle handle, WrittenGame game) {
        long id = addOrFind(handle, game);
        handle.createUpdate("UPDATE games SET text = :text WHERE id = :id")
                .bind("text", ArchivedText.text(game, format(game.kind())))
                .bind("id", id)
                .execute();
        return id;
    }

    /** Returns whether there was a game to replace. */
    boolean replace(Handle handle, long id, WrittenGame game) {
        List<ArchivedText.Step> steps = ArchivedText.steps(game);
        long digest = ArchivedText.digest(game, steps);
        handle.createQuery("SELECT id FROM games WHERE digest = :digest AND id <> :id")
                .bind("digest", digest)
                .bind("id", id)
                .mapTo(Long.class)
                .findOne()
                .ifPresent(
                        other -> {
                            throw new ArchiveException("game: it is there already as " + other);
                        });
        int found =
                handle.createUpdate(
                                """
                                UPDATE games SET kind = :kind, white = :white, black = :black,
                                    players = :players, event = :event, played = :played,
                                    result = :result, plies = :plies, moves = :moves,
                                    text = :text, digest = :digest
                                WHERE id = :id
                                """)
                        .bind("kind", game.kind().id())
                        .bind("white", game.tag(Tags.WHITE))
                        .bind("black", game.tag(Tags.BLACK))
                        .bind("players", players(game))
                        .bind("event", game.tag(Tags.EVENT))
                        .bind("played", game.tag(Tags.DATE))
                        .bind("result", ArchivedText.result(game.result()))
                        .bind("plies", steps.size() - 1)
                        .bind("moves", ArchivedText.moves(steps))
                        .bind("text", ArchivedText.text(game, format(game.kind())))
                        .bind("digest", digest)
                        .bind("id", id)
                        .execute();
        if (found == 0) {
            return false;
        }
        handle.createUpdate("DELETE FROM positions WHERE game = :id").bind("id", id).execute();
        addPositions(handle, id, steps);
        return true;
    }

    private static String players(WrittenGame game) {
        return ArchivedText.folded(game.tag(Tags.WHITE) + "\n" + game.tag(Tags.BLACK));
    }

    boolean remove(Handle handle, long id) {
        return handle.createUpdate("DELETE FROM games WHERE id = :id").bind("id", id).execute() > 0;
    }

    Optional<StoredGame> game(Handle handle, long id) {
        return handle.createQuery("SELECT %s FROM games WHERE id = :id".formatted(COLUMNS))
                .bind("id", id)
                .map(ConstructorMapper.of(StoredGame.class))
                .findOne();
    }

    private GameFormat format(GameDefinition kind) {
        return formatOf.computeIfAbsent(kind.id(), _ -> formats.holding(kind));
    }

    private static void addPositions(Handle handle, long game, List<ArchivedText.Step> steps) {
        PreparedBatch batch =
                handle.prepareBatch(
                        "INSERT INTO positions (position, game, ply, move) VALUES (?, ?, ?, ?)");
        for (ArchivedText.Step step : steps) {
            batch.add(step.key(), game, step.ply(), step.move().isEmpty() ? null : step.move());
        }
        batch.execute();
    }

    List<StoredGame> find(Handle handle, GameQuery wanted) {
        List<String> conditions = new ArrayList<>(List.of("1 = 1"));
        addIf(wanted.kind() != null, "kind = :kind", conditions);
        addIf(wanted.player() != null, "players LIKE :player ESCAPE '\\'", conditions);
        addIf(wanted.from() != null, "played >= :from", conditions);
        addIf(wanted.to() != null, "played <= :to", conditions);
        addIf(wanted.result() != null, "result = :result", conditions);
        addIf(
                wanted.opening() != null,
                "(moves = :opening OR moves LIKE :line ESCAPE '\\')",
                conditions);
        addIf(
                wanted.position() != null,
                "id IN (SELECT game FROM positions WHERE position = :position)",
                conditions);
        addIf(wanted.before() != null, "id < :before", conditions);
        Query query =
                handle.createQuery(
                        "SELECT %s FROM games WHERE %s ORDER BY id DESC LIMIT :limit"
                                .formatted(COLUMNS, String.join(" AND ", conditions)));
        query.bind("limit", wanted.limit());
        bindAll(query, wanted);
        return query.map(ConstructorMapper.of(StoredGame.class)).list();
    }

    private static void addIf(boolean asked, String condition, List<String> conditions) {
        if (asked) {
            conditions.add(condition);
        }
    }

    private static void bindAll(Query query, GameQuery wanted) {
        if (wanted.kind() != null) {
            query.bind("kind", wanted.kind());
        }
        if (wanted.player() != null) {
            query.bind("player", "%" + escaped(ArchivedText.folded(wanted.player())) + "%");
        }
        if (wanted.from() != null) {
            query.bind("from", wanted.from());
        }
        if (wanted.to() != null) {
            // After every day with this prefix.
            query.bind("to", wanted.to() + "~");
        }
        if (wanted.result() != null) {
            query.bind("result", wanted.result());
        }
        if (wanted.opening() != null) {
            query.bind("opening", wanted.opening());
            query.bind("line", escaped(wanted.opening()) + " %");
        }
        if (wanted.position() != null) {
            query.bind("position", wanted.position());
        }
        if (wanted.before() != null) {
            query.bind("before", wanted.before());
        }
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_");
    }

    Optional<String> text(Handle handle, long id) {
        return handle.createQuery("SELECT text FROM games WHERE id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .findOne();
    }

    /** The moves played in a position, the most frequent first. */
    List<MoveCount> moves(Handle handle, String kind, long position) {
        return handle.createQuery(
                        """
                        SELECT p.move AS move, COUNT(DISTINCT g.id) AS games,
                            COUNT(DISTINCT CASE WHEN g.result = '1-0' THEN g.id END) AS white_wins,
                            COUNT(DISTINCT CASE WHEN g.result = '1/2' THEN g.id END) AS draws,
                            COUNT(DISTINCT CASE WHEN g.result = '0-1' THEN g.id END) AS black_wins
                        FROM positions p JOIN games g ON g.id = p.game
                        WHERE p.position = :position AND g.kind = :kind AND p.move IS NOT NULL
                        GROUP BY p.move ORDER BY games DESC, move
                        """)
                .bind("position", position)
                .bind("kind", kind)
                .map(ConstructorMapper.of(MoveCount.class))
                .list();
    }

    long count(Handle handle) {
        return handle.createQuery("SELECT COUNT(*) FROM games").mapTo(Long.class).one();
    }
}
