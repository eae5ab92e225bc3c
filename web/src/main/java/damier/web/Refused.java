package damier.web;

/** A request that is not fulfilled; the message is the one line that the visitor reads. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public static final int BAD_REQUEST = 400;
    public static final int NO_SESSION = 401;
    public static final int FORBIDDEN = 403;
    public static final int NOT_FOUND = 404;
    public static final int CONFLICT = 409;
    public static final int TOO_LARGE = 413;
    public static final int WRONG_HOST = 421;
    public static final int UNUSABLE = 422;
    public static final int TOO_MANY = 429;
    public static final int BUSY = 503;

    private final int status;

    public Refused(int status, String message) {
        super(message);
        this.status = status;
    }

    /** As HTTP counts them. */
    public int status() {
        return status;
    }
}
