package damier.core;

/**
 * Text that is not a position or a move. The message is one line that names what is wrong and
 * where.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int column;

    /**
     * @param what what was read: {@code position}, {@code move}
     * @param fault what is wrong with it
     * @param column where, counted from 1; 0 where no single place is to blame
     */
    public NotationException(String what, String fault, int column) {
        super(what + ": " + fault + (column > 0 ? " (column " + column + ")" : ""));
        this.column = column;
    }

    public int column() {
        return column;
    }
}
