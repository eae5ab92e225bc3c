package damier.othello.solver;

/**
 * Thrown to leave a subtree whose value is no longer needed: the search was stopped, or another
 * thread has decided a split point above.
 */
final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1;

    Abandoned() {
        super("abandoned", null, false, false);
    }
}
