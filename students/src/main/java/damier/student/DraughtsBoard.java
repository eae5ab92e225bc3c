package damier.student;

/** A board of International, Italian or any other draughts. */
public interface DraughtsBoard extends Board {
    Squares men();

    Squares kings();

    /** Whether this side must capture, or would have to, were it its turn. */
    boolean mustCapture();

    @Override
    DraughtsBoard opponent();

    @Override
    DraughtsBoard after(Move move);
}
