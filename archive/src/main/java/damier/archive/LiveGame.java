package damier.archive;

import java.util.List;

/**
 * A game that is being played.
 *
 * @param id what its address ends with
 * @param settings what was agreed, in the words of whoever plays it
 */
public record LiveGame(String id, String settings, List<Move> moves) {
    /** No clock runs. */
    public static final long NO_CLOCK = -1;

    public LiveGame {
        moves = List.copyOf(moves);
    }

    /**
     * A move that was made.
     *
     * @param made when, in milliseconds since 1970
     * @param whiteLeft what White's clock showed then, in milliseconds, or {@link #NO_CLOCK}
     */
    public record Move(String text, long made, long whiteLeft, long blackLeft) {}
}
