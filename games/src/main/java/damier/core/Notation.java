package damier.core;

/**
 * Converts positions and moves of one game to text and back. Reading is tolerant, writing strict.
 */
public interface Notation<P extends Position> {
    /**
     * Reads a position in any common notation of the game.
     *
     * @throws NotationException if the text is not a position that the game can have
     */
    P position(String text);

    String format(P position);

    /**
     * Reads a move in any common notation: short or full, numbers or letters.
     *
     * @throws NotationException if the text is not a legal move of {@code at}, or is ambiguous
     */
    long move(P at, String text);

    /**
     * All legal moves that {@code text} may mean.
     *
     * @throws NotationException if {@code text} does not have the form of a move
     */
    long[] candidates(P at, String text);

    /** The move in the notation of game records: the shortest unambiguous form. */
    String format(P at, long move);

    /** The move with every square of its path, even if its ends would suffice. */
    default String fullPath(P at, long move) {
        return format(at, move);
    }

    /** The name of a square in game records. */
    String square(int square);

    /**
     * Reads the name of a square.
     *
     * @throws NotationException if the board has no such square
     */
    int square(String text);
}
