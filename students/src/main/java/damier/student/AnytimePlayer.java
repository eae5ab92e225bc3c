package damier.student;

/**
 * A whole player: it thinks as it likes, and may answer as often as it likes; the last answer
 * within the time is its move.
 *
 * @param <B> the board of the game it plays: {@link DraughtsBoard}, {@link OthelloBoard}, or {@link
 *     Board} for all games
 */
public interface AnytimePlayer<B extends Board> {
    /** Finds a move for a board on which it is its turn. */
    void think(B board, Answer answer) throws Exception;
}
