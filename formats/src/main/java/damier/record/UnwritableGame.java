package damier.record;

/** A format cannot hold a game. The message says why, in one line. */
public final class UnwritableGame extends Exception {
    private static final long serialVersionUID = 1L;

    public UnwritableGame(String why) {
        super(why);
    }
}
