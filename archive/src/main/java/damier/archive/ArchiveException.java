package damier.archive;

/** Thrown if a database cannot be used or a query fails; the message is one line. */
public final class ArchiveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ArchiveException(String message) {
        super(message);
    }

    ArchiveException(String message, Throwable cause) {
        super(message, cause);
    }
}
