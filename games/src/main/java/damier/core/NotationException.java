package damier.core;

import org.jspecify.annotations.Nullable;

/**
 * Thrown for text that is not a valid position or move. The message is one line that names the
 * fault and its column.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String what;
    private final transient @Nullable Sentence fault;
    private final int column;

    /**
     * @param what the kind of text: {@code position}, {@code move}
     * @param fault what is wrong with it
     * @param column the column of the fault, from 1; 0 if the fault has no single place
     */
    public NotationException(String what, Sentence fault, int column) {
        this(what, fault.text(), fault, column);
    }

    /** For messages between programs, which are not translated. */
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

    /** The fault as a translatable sentence; null if there is only the message. */
    public @Nullable Sentence fault() {
        return fault;
    }

    /** The message without the quoted text. */
    public String reason() {
        return String.valueOf(getMessage()).substring(what.length() + 2);
    }

    public int column() {
        return column;
    }
}
