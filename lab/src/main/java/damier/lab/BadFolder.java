package damier.lab;

/**
 * Thrown for a folder of a contest or an experiment, or a file in it, that cannot be used; the
 * message is one line.
 */
public final class BadFolder extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadFolder(String message) {
        super(message);
    }
}
