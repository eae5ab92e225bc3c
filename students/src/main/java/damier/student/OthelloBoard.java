package damier.student;

/** A board of Othello. */
public interface OthelloBoard extends Board {
    /** The same as {@link #pieces}. */
    Squares discs();

    @Override
    OthelloBoard opponent();

    @Override
    OthelloBoard after(Move move);
}
