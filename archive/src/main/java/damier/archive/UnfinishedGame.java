package damier.archive;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A live game, or one that ended recently.
 *
 * @param id the last part of its address
 * @param settings the settings, in the format of the caller
 * @param ended the time of its end, in milliseconds since 1970; null while it is live
 * @param archived its id among the searchable games; null if it is not among them
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
     * A move of the game.
     *
     * @param made the time of the move, in milliseconds since 1970
     * @param whiteLeft White's remaining time then, in milliseconds, or {@link #NO_CLOCK}
     * @param spent the time that the move took, in milliseconds
     * @param score for the side that moved, in hundredths; null if unknown
     */
    public record Move(
            String text,
            long made,
            long whiteLeft,
            long blackLeft,
            long spent,
            @Nullable Integer score) {}
}
