package damier.record;

/** Thrown if a format cannot represent a game. The message says why, in one line. */
public final class UnwritableGame extends Exception {
    private static final long serialVersionUID = 1L;

    public UnwritableGame(String why) {
        super(why);
    }
}
