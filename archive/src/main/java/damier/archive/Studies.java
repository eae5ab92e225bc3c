package damier.archive;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The saved analyses of all users. Thread-safe. */
public final class Studies {
    private static final int MAX_LISTED = 500;

    private final Jdbi jdbi;
    private final GroupCommit commits;

    Studies(Jdbi jdbi, GroupCommit commits) {
        this.jdbi = jdbi;
        this.commits = commits;
    }

    /**
     * Saves a study; its version is the one that the changes are based on, 0 for a new study.
     *
     * @param writer the window that saves, which may repeat a save whose answer it missed
     * @return the new version; empty if another window or user has changed the study in between
     */
    public OptionalLong save(Study study, String writer) {
        return commits.write(handle -> save(handle, study, writer));
    }

    private static OptionalLong save(Handle handle, Study study, String writer) {
        return handle.createQuery(
                        """
                        INSERT INTO studies (id, owner, kind, name, line, document, at, game,
                            version, writer, changed)
                        VALUES (:id, :owner, :kind, :name, :line, :document, :at, :game,
                            1, :writer, :changed)
                        ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, name = excluded.name,
                            line = excluded.line, document = excluded.document, at = excluded.at,
                            game = excluded.game, version = studies.version + 1,
                            writer = excluded.writer, changed = excluded.changed
                        WHERE studies.owner = excluded.owner AND studies.deleted IS NULL
                            AND (studies.version = :version OR studies.writer = excluded.writer)
                        RETURNING version
                        """)
                .bindMethods(study)
                .bind("writer", writer)
                .mapTo(Long.class)
                .findOne()
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty);
    }

    public Optional<Study> find(String id) {
        return jdbi.withHandle(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT id, owner, kind, name, line, document, at, game,
                                            version, changed
                                        FROM studies WHERE id = :id AND deleted IS NULL
                                        """)
                                .bind("id", id)
                                .map(ConstructorMapper.of(Study.class))
                                .findOne());
    }

    /** The studies of a user, the last changed first. */
    public List<Study.Summary> of(String owner) {
        return jdbi.withHandle(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT id, kind, name, line, changed FROM studies
                                        WHERE owner = :owner AND deleted IS NULL
                                        ORDER BY changed DESC, id LIMIT :limit
                                        """)
                                .bind("owner", owner)
                                .bind("limit", MAX_LISTED)
                                .map(ConstructorMapper.of(Study.Summary.class))
                                .list());
    }

    /** The number of studies of a user, with those in the trash. */
    public long count(String owner) {
        return jdbi.withHandle(
                handle ->
                        handle.createQuery("SELECT COUNT(*) FROM studies WHERE owner = :owner")
                                .bind("owner", owner)
                                .mapTo(Long.class)
                                .one());
    }
}
