package damier.web;

import damier.archive.ArchiveException;
import damier.core.NotationException;
import damier.core.Sentence;
import damier.players.PlayerFault;

import io.javalin.http.HttpResponseException;

/** Thrown for a request that is refused; the message is the reason in one line of English. */
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

    private static final int INTERNAL = 500;

    private final int status;
    private final transient Sentence why;

    public Refused(int status, Sentence why) {
        super(why.text());
        this.status = status;
        this.why = why;
    }

    public Refused(int status, ServerMessages why) {
        this(status, Sentence.of(why));
    }

    /** For errors that only programs can make: the message is not translated. */
    public Refused(int status, String detail) {
        this(status, ServerMessages.NOT_USABLE.with("detail", detail));
    }

    /** Converts an exception to a refusal. */
    public static Refused of(Throwable fault) {
        return switch (fault) {
            case Refused refused -> refused;
            case NotationException misread -> new Refused(UNUSABLE, ServerMessages.of(misread));
            case PlayerFault player -> new Refused(UNUSABLE, ServerMessages.of(player));
            case ArchiveException _ ->
                    new Refused(
                            UNUSABLE, ServerMessages.ARCHIVE_FAILED.with("detail", line(fault)));
            case IllegalArgumentException _ -> new Refused(UNUSABLE, line(fault));
            case HttpResponseException response when response.getStatus() == TOO_LARGE ->
                    new Refused(TOO_LARGE, ServerMessages.BODY_TOO_LONG);
            case HttpResponseException response -> new Refused(response.getStatus(), line(fault));
            default ->
                    new Refused(
                            INTERNAL,
                            ServerMessages.INTERNAL_FAULT.with(
                                    "detail", fault.getClass().getSimpleName()));
        };
    }

    /** A number out of range. */
    public static Refused range(String what, int least, int most) {
        return new Refused(
                UNUSABLE,
                ServerMessages.NOT_WITHIN
                        .with("what", what)
                        .with("least", least)
                        .with("most", most));
    }

    /** The first line of the message of an exception. */
    static String line(Throwable fault) {
        return String.valueOf(fault.getMessage()).lines().findFirst().orElse("refused");
    }

    /** The reason as a translatable sentence. */
    public Sentence why() {
        return why;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }
}
