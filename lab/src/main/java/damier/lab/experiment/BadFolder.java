package damier.lab.experiment;

/** Thrown for a folder or a file of an experiment that cannot be used; the message is one line. */
public final class BadFolder extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadFolder(String message) {
        super(message);
    }
}
