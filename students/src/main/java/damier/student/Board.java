package damier.student;

import java.util.List;

/**
 * A position from the point of view of one side: all methods refer to that side. It is immutable;
 * {@link #after} makes another board.
 */
public interface Board {
    /** The game's id, such as {@code international}. */
    String game();

    /** The number of rows and of columns: 8 or 10. */
    int size();

    /** The same board from the opponent's point of view. */
    Board opponent();

    /** Whether this side is to move. */
    boolean isMyTurn();

    /** The squares of this side's men and kings, or of its discs. */
    Squares pieces();

    Squares empty();

    /**
     * A square by its name: {@code "28"} in draughts, {@code "f5"} in Othello.
     *
     * @throws IllegalArgumentException if the board has no such square
     */
    Square square(String name);

    /**
     * The neighbouring squares: along diagonals in draughts, in all eight directions in Othello.
     */
    Squares neighbours(Square square);

    /**
     * The legal moves of this side, or those that it would have if it were to move. In Othello a
     * pass is a move.
     */
    List<Move> moves();

    /**
     * The number of legal moves; much faster than {@code moves().size()}. In Othello a pass does
     * not count.
     */
    int moveCount();

    /**
     * The board after one of {@link #moves}, from the point of view of the same side.
     *
     * @throws IllegalArgumentException if the move belongs to another board
     */
    Board after(Move move);

    /** Whether the game is over by the rules. */
    boolean isOver();

    /** The result of a finished game: 1 if this side has won, -1 if it has lost, 0 for a draw. */
    int result();
}
