package damier.student;

/** A board of International, Italian or any other draughts. */
public interface DraughtsBoard extends Board {
    Squares men();

    Squares kings();

    /** Whether this side must capture, or would have to if it were to move. */
    boolean mustCapture();

    @Override
    DraughtsBoard opponent();

    @Override
    DraughtsBoard after(Move move);
}
