package damier.archive;

import org.jspecify.annotations.Nullable;

/**
 * A saved analysis.
 *
 * @param owner the user who may change it
 * @param kind the game's id
 * @param name empty unless the user chose one
 * @param line the beginning of the main line
 * @param document the tree of moves as JSON
 * @param at the current node of the document
 * @param game the id of the archived game that it is saved as
 * @param version grows with every save
 * @param changed milliseconds since 1970
 */
public record Study(
        String id,
        String owner,
        String kind,
        String name,
        String line,
        String document,
        int at,
        @Nullable Long game,
        long version,
        long changed) {
    /** A study in a list. */
    public record Summary(String id, String kind, String name, String line, long changed) {}
}
