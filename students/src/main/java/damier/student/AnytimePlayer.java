package damier.student;

/**
 * A complete player. It may search in any way and answer any number of times; the last answer
 * within the time limit is its move.
 *
 * @param <B> the board of the game it plays: {@link DraughtsBoard}, {@link OthelloBoard}, or {@link
 *     Board} for all games
 */
public interface AnytimePlayer<B extends Board> {
    /** Finds a move on a board where it is this player's turn. */
    void think(B board, Answer answer) throws Exception;
}
