package damier.terminal.screen;

/**
 * A key press or a mouse click.
 *
 * @param row the row of a click
 * @param column the column of a click
 */
public record Key(Kind kind, char letter, int row, int column) {
    /** The kind of input. */
    public enum Kind {
        LETTER,
        ENTER,
        ESCAPE,
        TAB,
        BACKSPACE,
        UP,
        DOWN,
        LEFT,
        RIGHT,
        PAGE_UP,
        PAGE_DOWN,
        FIRST,
        LAST,
        /** The mouse wheel. */
        WHEEL_UP,
        WHEEL_DOWN,
        CLICK,
        /** Any other key. */
        OTHER,
        /** The end of the input, Ctrl-C or Ctrl-D. */
        END
    }

    public static Key of(Kind kind) {
        return new Key(kind, ' ', 0, 0);
    }

    public static Key letter(char letter) {
        return new Key(Kind.LETTER, letter, 0, 0);
    }

    public static Key click(int row, int column) {
        return new Key(Kind.CLICK, ' ', row, column);
    }
}
