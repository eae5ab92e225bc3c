package damier.core;

/** Positions and moves of one game as text, both ways. Reading is tolerant, writing strict. */
public interface Notation<P extends Position> {
    /**
     * Reads a position in any usual form of the game.
     *
     * @throws NotationException if the text is no position, or one that the game cannot have
     */
    P position(String text);

    String format(P position);

    /**
     * Reads a move in any usual form: short or full, numbers or letters.
     *
     * @throws NotationException if the text is no legal move of {@code at}, or fits more than one
     */
    long move(P at, String text);

    /**
     * All legal moves that {@code text} may mean.
     *
     * @throws NotationException if {@code text} does not have the form of a move
     */
    long[] candidates(P at, String text);

    /** The move as game records write it: as short as it can be without being ambiguous. */
    String format(P at, long move);

    /** The move with every square of its path, even where its ends would do. */
    default String fullPath(P at, long move) {
        return format(at, move);
    }

    /** The name of a square index, as game records write it. */
    String square(int square);

    /**
     * Reads the name of a square.
     *
     * @throws NotationException if the board has no such square
     */
    int square(String text);
}
