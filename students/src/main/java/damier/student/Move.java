package damier.student;

/** A move; its text, such as {@code 32-28} or {@code f5}, is {@code toString()}. */
public interface Move {
    /** The start square; in Othello the same as {@link #to}. */
    Square from();

    /** The end square; the first square of the board for a pass. */
    Square to();

    /** The captured pieces; in Othello the flipped discs. */
    Squares captured();

    /** Whether it is a pass in Othello. */
    boolean isPass();
}
