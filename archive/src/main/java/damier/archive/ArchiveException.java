package damier.archive;

/** A database that cannot be used, or a question that it cannot answer; the message is one line. */
public final class ArchiveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ArchiveException(String message) {
        super(message);
    }

    ArchiveException(String message, Throwable cause) {
        super(message, cause);
    }
}
