package damier.archive;

/**
 * A position to be learned.
 *
 * @param id 0 for one that is not stored yet
 * @param owner who learns it
 * @param kind the game's id
 * @param question {@code mistake} or {@code opening}
 * @param best the move to be found
 * @param why what is said once it was answered
 * @param source where the position is from
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
        Repetition repetition) {}
