package damier.terminal.screen;

/**
 * A key that was pressed, or a click.
 *
 * @param row of a click
 * @param column of a click
 */
public record Key(Kind kind, char letter, int row, int column) {
    /** Which one. */
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
        /** The wheel of the mouse. */
        WHEEL_UP,
        WHEEL_DOWN,
        CLICK,
        /** Nothing that anybody waits for. */
        OTHER,
        /** There are no more keys, or Ctrl-C or Ctrl-D was among them. */
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
