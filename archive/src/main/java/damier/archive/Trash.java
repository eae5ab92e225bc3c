package damier.archive;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;

/**
 * Deleted games and studies, which can be restored for {@link #KEPT}, and the log of deletions.
 * Thread-safe.
 */
public final class Trash {
    public static final Duration KEPT = Duration.ofDays(30);

    /** What can be deleted. */
    public enum Type {
        GAME(
                "games",
                "CAST(:item AS BIGINT)",
                "white || ' – ' || black || ', ' || event || ', ' || played"),
        STUDY("studies", ":item", "CASE WHEN name = '' THEN line ELSE name END");

        private final String table;
        private final String id;
        private final String title;

        Type(String table, String id, String title) {
            this.table = table;
            this.id = id;
            this.title = title;
        }

        String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A deleted game or study.
     *
     * @param deleted milliseconds since 1970
     */
    public record Item(String item, String kind, String title, long deleted) {}

    /**
     * An entry of the log.
     *
     * @param at milliseconds since 1970
     * @param act {@code deleted}, {@code restored} or {@code removed}
     * @param type {@code game} or {@code study}
     */
    public record Entry(long at, String who, String act, String type, String item, String title) {}

    private final Jdbi jdbi;
    private final GroupCommit commits;
    private final InstantSource clock;

    Trash(Jdbi jdbi, GroupCommit commits, InstantSource clock) {
        this.jdbi = jdbi;
        this.commits = commits;
        this.clock = clock;
    }

    /**
     * Moves a game or study to the trash; returns whether there was one.
     *
     * @param owner the owner of a study; null for any
     */
    public boolean delete(Type type, String item, @Nullable String owner, String who) {
        return commits.write(
                handle -> {
                    empty(handle);
                    boolean found = mark(handle, type, item, owner, "IS NULL", clock.millis());
                    return found && log(handle, type, item, who, "deleted");
                });
    }

    /** Takes a game or study out of the trash; returns whether it was there. */
    public boolean restore(Type type, String item, @Nullable String owner, String who) {
        return commits.write(
                handle -> {
                    boolean found = mark(handle, type, item, owner, "IS NOT NULL", null);
                    return found && log(handle, type, item, who, "restored");
                });
    }

    private static boolean mark(
            Handle handle,
            Type type,
            String item,
            @Nullable String owner,
            String state,
            @Nullable Long deleted) {
        String own = owner == null ? "" : " AND owner = :owner";
        var update =
                handle.createUpdate(
                        "UPDATE %s SET deleted = :deleted WHERE id = %s AND deleted %s%s"
                                .formatted(type.table, type.id, state, own));
        if (owner != null) {
            update.bind("owner", owner);
        }
        return update.bindByType("deleted", deleted, Long.class).bind("item", item).execute() > 0;
    }

    private boolean log(Handle handle, Type type, String item, String who, String act) {
        return handle.createUpdate(
                                """
                                INSERT INTO deletions (at, who, act, type, item, title)
                                SELECT :now, :who, :act, :type, :item, %s FROM %s WHERE id = %s
                                """
                                        .formatted(type.title, type.table, type.id))
                        .bind("now", clock.millis())
                        .bind("who", who)
                        .bind("act", act)
                        .bind("type", type.text())
                        .bind("item", item)
                        .execute()
                > 0;
    }

    /** Removes what was deleted too long ago. */
    private void empty(Handle handle) {
        long before = clock.millis() - KEPT.toMillis();
        for (Type type : Type.values()) {
            List<String> old =
                    handle.createQuery(
                                    "SELECT CAST(id AS TEXT) FROM %s WHERE deleted < :before"
                                            .formatted(type.table))
                            .bind("before", before)
                            .mapTo(String.class)
                            .list();
            for (String item : old) {
                log(handle, type, item, "", "removed");
                handle.createUpdate("DELETE FROM %s WHERE id = %s".formatted(type.table, type.id))
                        .bind("item", item)
                        .execute();
            }
        }
    }

    /**
     * What can be restored, the last deleted first.
     *
     * @param owner the owner of studies; null for any
     */
    public List<Item> items(Type type, @Nullable String owner) {
        String own = owner == null ? "" : " AND owner = :owner";
        return jdbi.withHandle(
                handle -> {
                    var query =
                            handle.createQuery(
                                            """
                                            SELECT CAST(id AS TEXT) AS item, kind, %s AS title, deleted
                                            FROM %s WHERE deleted >= :after%s
                                            ORDER BY deleted DESC, id DESC LIMIT 500
                                            """
                                                    .formatted(type.title, type.table, own))
                                    .bind("after", clock.millis() - KEPT.toMillis());
                    if (owner != null) {
                        query.bind("owner", owner);
                    }
                    return query.map(ConstructorMapper.of(Item.class)).list();
                });
    }

    /** The log, newest first. */
    public List<Entry> log() {
        return jdbi.withHandle(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT at, who, act, type, item, title FROM deletions
                                        ORDER BY id DESC LIMIT 1000
                                        """)
                                .map(ConstructorMapper.of(Entry.class))
                                .list());
    }
}
