package damier.archive;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A game that is being played, or was a short while ago.
 *
 * @param id what its address ends with
 * @param settings what was agreed, in the words of whoever plays it
 * @param ended when, in milliseconds since 1970; null while it is played
 * @param archived its id among the games that can be searched; null where it is not among them
 */
public record UnfinishedGame(
        String id,
        String settings,
        List<Move> moves,
        @Nullable Long ended,
        @Nullable Long archived) {
    /** No clock runs. */
    public static final long NO_CLOCK = -1;

    public UnfinishedGame {
        moves = List.copyOf(moves);
    }

    /**
     * A move that was made.
     *
     * @param made when, in milliseconds since 1970
     * @param whiteLeft what White's clock showed then, in milliseconds, or {@link #NO_CLOCK}
     * @param spent what the move took, in milliseconds
     * @param score for the side that moved, in hundredths; null where it is not known
     */
    public record Move(
            String text,
            long made,
            long whiteLeft,
            long blackLeft,
            long spent,
            @Nullable Integer score) {}
}
