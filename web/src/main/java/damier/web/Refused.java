package damier.web;

import damier.archive.ArchiveException;
import damier.core.NotationException;
import damier.core.Sentence;
import damier.players.PlayerFault;

import io.javalin.http.HttpResponseException;

import org.jspecify.annotations.Nullable;

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

    static final int INTERNAL = 500;

    private final int status;
    private final transient Sentence why;

    private Refused(int status, Sentence why) {
        super(why.text());
        this.status = status;
        this.why = why;
    }

    /** The status is that of the message; other sentences are about unusable content. */
    public Refused(Sentence why) {
        this(why.wording() instanceof ServerMessages message ? message.status() : UNUSABLE, why);
    }

    public Refused(ServerMessages why) {
        this(Sentence.of(why));
    }

    /** For errors that only programs can make: the message is not translated. */
    public Refused(int status, String detail) {
        this(status, ServerMessages.NOT_USABLE.with("detail", detail));
    }

    /** For unusable content that only programs can send. */
    public Refused(String detail) {
        this(UNUSABLE, detail);
    }

    /** Converts an exception to a refusal. */
    public static Refused of(Throwable fault) {
        return switch (fault) {
            case Refused refused -> refused;
            case NotationException misread -> new Refused(ServerMessages.of(misread));
            case PlayerFault player -> new Refused(ServerMessages.of(player));
            case ArchiveException _ ->
                    new Refused(ServerMessages.ARCHIVE_FAILED.with("detail", line(fault)));
            case IllegalArgumentException _ -> new Refused(line(fault));
            case HttpResponseException response when response.getStatus() == TOO_LARGE ->
                    new Refused(ServerMessages.BODY_TOO_LONG);
            case HttpResponseException response -> new Refused(response.getStatus(), line(fault));
            default -> {
                String type = fault.getClass().getSimpleName();
                yield new Refused(ServerMessages.INTERNAL_FAULT.with("detail", type));
            }
        };
    }

    /**
     * Checks a number of a request.
     *
     * @return the number
     */
    public static long requireWithin(String what, long number, int least, int most) {
        if (number < least || number > most) {
            throw new Refused(
                    ServerMessages.NOT_WITHIN
                            .with("what", what)
                            .with("least", least)
                            .with("most", most));
        }
        return number;
    }

    /** Checks that a request has a field. */
    public static <T> T requirePresent(String what, @Nullable T value) {
        if (value == null) {
            throw new Refused(what + ": is missing");
        }
        return value;
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
