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
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of games and of their positions. */
final class GameTable {
    private static final String COLUMNS =
            "id, kind, white, black, event, played AS date, result, COALESCE(discs, '') AS discs,"
                    + " plies, moves";

    private static final int COMPLETED_AT_ONCE = 2_000;

    private final Formats formats;
    private final Map<String, GameFormat> formatOf = new ConcurrentHashMap<>();

    GameTable(Formats formats) {
        this.formats = formats;
    }

    /** Adds a game; empty if the archive already contains it. */
    OptionalLong add(Handle handle, WrittenGame game) {
        List<ArchivedText.Step> steps = ArchivedText.steps(game);
        Optional<Long> id =
                bound(
                                handle.createQuery(
                                        """
                                        INSERT INTO games (kind, white, black, players, event,
                                            played, day, result, discs, plies, moves, text,
                                            digest, added)
                                        VALUES (:kind, :white, :black, :players, :event,
                                            :date, :day, :result, :discs, :plies, :moves, :text,
                                            :digest, :added)
                                        ON CONFLICT (digest) DO NOTHING
                                        RETURNING id
                                        """),
                                0,
                                game,
                                steps)
                        .bind("added", System.currentTimeMillis())
                        .mapTo(Long.class)
                        .findOne();
        if (id.isEmpty()) {
            return takenFromTrash(handle, ArchivedText.digest(game, steps));
        }
        addPositions(handle, id.get(), steps);
        return OptionalLong.of(id.get());
    }

    /** A game that is added again after it was deleted; empty if it was not. */
    private static OptionalLong takenFromTrash(Handle handle, long digest) {
        return handle.createQuery(
                        """
                        UPDATE games SET deleted = NULL
                        WHERE digest = :digest AND deleted IS NOT NULL RETURNING id
                        """)
                .bind("digest", digest)
                .mapTo(Long.class)
                .findOne()
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty);
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
                bound(
                                handle.createUpdate(
                                        """
                                        UPDATE games SET kind = :kind, white = :white,
                                            black = :black, players = :players, event = :event,
                                            played = :date, day = :day, result = :result,
                                            discs = :discs, plies = :plies,
                                            moves = :moves, text = :text, digest = :digest
                                        WHERE id = :id AND deleted IS NULL
                                        """),
                                id,
                                game,
                                steps)
                        .execute();
        if (found == 0) {
            return false;
        }
        handle.createUpdate("DELETE FROM positions WHERE game = :id").bind("id", id).execute();
        addPositions(handle, id, steps);
        return true;
    }

    /** The statement with the values of all columns of the game. */
    private <S extends SqlStatement<S>> S bound(
            S statement, long id, WrittenGame game, List<ArchivedText.Step> steps) {
        String white = game.tag(Tags.WHITE);
        String black = game.tag(Tags.BLACK);
        return statement
                .bindMethods(
                        new StoredGame(
                                id,
                                game.kind().id(),
                                white,
                                black,
                                game.tag(Tags.EVENT),
                                game.tag(Tags.DATE),
                                game.result().text(),
                                ArchivedText.discs(game),
                                steps.size() - 1,
                                ArchivedText.moves(steps)))
                .bind("day", Day.of(game.tag(Tags.DATE)))
                .bind("players", ArchivedText.folded(white + "\n" + black))
                .bind("text", ArchivedText.text(game, format(game.kind())))
                .bind("digest", ArchivedText.digest(game, steps));
    }

    Optional<StoredGame> game(Handle handle, long id) {
        return handle.createQuery(
                        "SELECT %s FROM games WHERE id = :id AND deleted IS NULL"
                                .formatted(COLUMNS))
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

    /** A condition with one parameter; without a value it does not apply. */
    private record Condition(String sql, @Nullable Object value) {}

    List<StoredGame> find(Handle handle, GameQuery wanted) {
        GameQuery.Paging paging = wanted.paging();
        String select = "SELECT %s FROM games".formatted(COLUMNS);
        String order =
                " ORDER BY %s %s, id DESC LIMIT %d OFFSET %d"
                        .formatted(
                                paging.order().column(),
                                paging.descending() ? "DESC" : "ASC",
                                paging.limit(),
                                paging.offset());
        return query(handle, select, wanted, order)
                .map(ConstructorMapper.of(StoredGame.class))
                .list();
    }

    long count(Handle handle, GameQuery wanted) {
        return query(handle, "SELECT COUNT(*) FROM games", wanted, "").mapTo(Long.class).one();
    }

    private static Query query(Handle handle, String select, GameQuery wanted, String order) {
        List<Condition> conditions =
                conditions(wanted).filter(condition -> condition.value() != null).toList();
        String where =
                conditions.stream().map(c -> " AND " + c.sql()).collect(Collectors.joining());
        Query query =
                handle.createQuery("%s WHERE deleted IS NULL%s%s".formatted(select, where, order));
        for (int i = 0; i < conditions.size(); i++) {
            query.bind(i, conditions.get(i).value());
        }
        return query;
    }

    private static Stream<Condition> conditions(GameQuery wanted) {
        String player = wanted.player();
        String opening = wanted.opening();
        return Stream.of(
                new Condition("kind = ?", wanted.kind()),
                new Condition(
                        "players LIKE ? ESCAPE '\\'",
                        player == null ? null : "%" + escaped(ArchivedText.folded(player)) + "%"),
                new Condition("day >= ?", wanted.from()),
                // After every day with this prefix.
                new Condition(
                        "day <> '' AND day <= ?", wanted.to() == null ? null : wanted.to() + "~"),
                new Condition("result = ?", wanted.result()),
                new Condition(
                        "moves || ' ' LIKE ? ESCAPE '\\'",
                        opening == null ? null : escaped(opening) + " %"),
                new Condition(
                        "id IN (SELECT game FROM positions WHERE position = ?)", wanted.position()),
                new Condition("id < ?", wanted.before()));
    }

    /** Computes what an earlier version did not store; returns whether there was more to do. */
    boolean complete(Handle handle) {
        List<StoredGame> old =
                handle.createQuery(
                                "SELECT %s FROM games WHERE day IS NULL LIMIT %d"
                                        .formatted(COLUMNS, COMPLETED_AT_ONCE))
                        .map(ConstructorMapper.of(StoredGame.class))
                        .list();
        for (StoredGame game : old) {
            handle.createUpdate("UPDATE games SET day = :day, discs = :discs WHERE id = :id")
                    .bind("day", Day.of(game.date()))
                    .bind("discs", discs(game))
                    .bind("id", game.id())
                    .execute();
        }
        return !old.isEmpty();
    }

    private String discs(StoredGame game) {
        return formats.games().all().stream()
                .filter(kind -> kind.id().equals(game.kind()))
                .findFirst()
                .map(kind -> ArchivedText.discs(kind, game.moves()))
                .orElse("");
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_");
    }

    Optional<String> text(Handle handle, long id) {
        return handle.createQuery("SELECT text FROM games WHERE id = :id AND deleted IS NULL")
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
                            AND g.deleted IS NULL
                        GROUP BY p.move ORDER BY games DESC, move
                        """)
                .bind("position", position)
                .bind("kind", kind)
                .map(ConstructorMapper.of(MoveCount.class))
                .list();
    }

    long count(Handle handle) {
        return handle.createQuery("SELECT COUNT(*) FROM games WHERE deleted IS NULL")
                .mapTo(Long.class)
                .one();
    }
}
