package damier.archive;

import org.jdbi.v3.core.mapper.Nested;

/**
 * A training card: a position to learn.
 *
 * @param id 0 for a card that is not stored yet
 * @param owner the user who learns it
 * @param kind the game's id
 * @param question {@code mistake} or {@code opening}
 * @param best the move to find
 * @param why the explanation shown after the answer
 * @param source the origin of the position
 */
public record Card(
        long id,
        String owner,
        String kind,
        String fen,
        String question,
        String best,
        String why,
        String source,
        @Nested Repetition repetition) {}
