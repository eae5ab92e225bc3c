package damier.student;

/** A move; its text, such as {@code 32-28} or {@code f5}, is {@code toString()}. */
public interface Move {
    /** In Othello the same as {@link #to}. */
    Square from();

    /** Where it ends; of a pass the first square. */
    Square to();

    /** The captured pieces; in Othello the flipped discs. */
    Squares captured();

    /** Whether it is Othello's pass. */
    boolean isPass();
}
