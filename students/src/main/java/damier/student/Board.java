package damier.student;

import java.util.List;

/**
 * A position as one side sees it: everything that is asked for is that side's. It never changes;
 * {@link #after} makes another.
 */
public interface Board {
    /** The game's id, such as {@code international}. */
    String game();

    /** How many rows and columns it has: 8 or 10. */
    int size();

    /** The same board with the eyes of the other side. */
    Board opponent();

    /** Whether this side is to move. */
    boolean isMyTurn();

    /** Where this side's men and kings, or its discs, stand. */
    Squares pieces();

    Squares empty();

    /**
     * A square by its name: {@code "28"} in draughts, {@code "f5"} in Othello.
     *
     * @throws IllegalArgumentException if the board has no such square
     */
    Square square(String name);

    /** The squares that touch this one: along diagonals in draughts, all around in Othello. */
    Squares neighbours(Square square);

    /**
     * The legal moves of this side, or those that it would have, were it its turn. In Othello a
     * pass is a move.
     */
    List<Move> moves();

    /**
     * How many moves it has; much quicker than {@code moves().size()}. In Othello a pass is none.
     */
    int moveCount();

    /**
     * The board after one of {@link #moves}, seen by the same side.
     *
     * @throws IllegalArgumentException if the move belongs to another board
     */
    Board after(Move move);

    /** Whether the rules end the game here. */
    boolean isOver();

    /** Of a game that is over: 1 where this side has won, -1 where it has lost, 0 for a draw. */
    int result();
}
