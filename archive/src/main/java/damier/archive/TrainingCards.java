package damier.archive;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/** The training cards of all users. Thread-safe. */
public final class TrainingCards {
    private static final String COLUMNS =
            "id, owner, kind, fen, question, best, why, source, repetitions, ease, days, due";

    private final Jdbi jdbi;
    private final GroupCommit commits;

    TrainingCards(Jdbi jdbi, GroupCommit commits) {
        this.jdbi = jdbi;
        this.commits = commits;
    }

    /** The number of due cards, and of all cards. */
    public record Counts(long due, long all) {}

    /** Adds cards; existing ones stay unchanged. Returns the number of new cards. */
    public int add(List<Card> cards) {
        return commits.write(handle -> cards.stream().mapToInt(card -> add(handle, card)).sum());
    }

    private static int add(Handle handle, Card card) {
        return handle.createUpdate(
                        """
                        INSERT INTO cards (owner, kind, fen, question, best, why, source,
                            repetitions, ease, days, due, asked)
                        VALUES (:owner, :kind, :fen, :question, :best, :why, :source,
                            :repetitions, :ease, :days, :due, 0)
                        ON CONFLICT (owner, kind, fen, question) DO NOTHING
                        """)
                .bindMethods(card)
                .bindMethods(card.repetition())
                .execute();
    }

    /**
     * The next card: the one that has been due the longest.
     *
     * @param kind null for any game
     */
    public Optional<Card> next(String owner, @Nullable String kind, long today) {
        return jdbi.withHandle(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT %s FROM cards WHERE owner = :owner AND due <= :today
                                            AND (kind = :kind OR :kind = '')
                                        ORDER BY due, asked, id LIMIT 1
                                        """
                                                .formatted(COLUMNS))
                                .bind("owner", owner)
                                .bind("today", today)
                                .bind("kind", kind == null ? "" : kind)
                                .map(ConstructorMapper.of(Card.class))
                                .findOne());
    }

    public Counts counts(String owner, @Nullable String kind, long today) {
        return jdbi.withHandle(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT COUNT(CASE WHEN due <= :today THEN 1 END) AS due,
                                            COUNT(*) AS cards
                                        FROM cards WHERE owner = :owner
                                            AND (kind = :kind OR :kind = '')
                                        """)
                                .bind("owner", owner)
                                .bind("today", today)
                                .bind("kind", kind == null ? "" : kind)
                                .map((row, _) -> new Counts(row.getLong(1), row.getLong(2)))
                                .one());
    }

    /** A card of that owner. */
    public Optional<Card> card(String owner, long id) {
        return jdbi.withHandle(
                handle ->
                        handle.createQuery(
                                        "SELECT %s FROM cards WHERE id = :id AND owner = :owner"
                                                .formatted(COLUMNS))
                                .bind("id", id)
                                .bind("owner", owner)
                                .map(ConstructorMapper.of(Card.class))
                                .findOne());
    }

    /** Stores the next repetition of a card. */
    public void answered(long id, Repetition next, long now) {
        commits.write(
                handle ->
                        handle.createUpdate(
                                        """
                                        UPDATE cards SET repetitions = :repetitions, ease = :ease,
                                            days = :days, due = :due, asked = :now
                                        WHERE id = :id
                                        """)
                                .bindMethods(next)
                                .bind("now", now)
                                .bind("id", id)
                                .execute());
    }
}
