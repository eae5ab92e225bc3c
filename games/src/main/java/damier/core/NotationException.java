package damier.core;

import org.jspecify.annotations.Nullable;

/**
 * Text that is not a position or a move. The message is one line that names what is wrong and
 * where.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String what;
    private final transient @Nullable Sentence fault;
    private final int column;

    /**
     * @param what what was read: {@code position}, {@code move}
     * @param fault what is wrong with it
     * @param column where, counted from 1; 0 where no single place is to blame
     */
    public NotationException(String what, Sentence fault, int column) {
        this(what, fault.text(), fault, column);
    }

    /** Of what programs say to each other, which nobody needs in another language. */
    public NotationException(String what, String fault, int column) {
        this(what, fault, null, column);
    }

    private NotationException(String what, String text, @Nullable Sentence fault, int column) {
        super(what + ": " + text + (column > 0 ? " (column " + column + ")" : ""));
        this.what = what;
        this.fault = fault;
        this.column = column;
    }

    public String what() {
        return what;
    }

    /** What is wrong, for any language; null where there is only the message. */
    public @Nullable Sentence fault() {
        return fault;
    }

    /** The message without what was read. */
    public String reason() {
        return String.valueOf(getMessage()).substring(what.length() + 2);
    }

    public int column() {
        return column;
    }
}
