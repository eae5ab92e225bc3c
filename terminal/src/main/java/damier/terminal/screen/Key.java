package damier.terminal.screen;

/**
 * A key that was pressed, or a click.
 *
 * @param row of a click
 * @param column of a click
 */
record Key(Kind kind, char letter, int row, int column) {
    enum Kind {
        LETTER,
        ENTER,
        ESCAPE,
        TAB,
        BACKSPACE,
        UP,
        DOWN,
        LEFT,
        RIGHT,
        CLICK,
        /** Nothing that anybody waits for. */
        OTHER,
        /** There are no more keys, or Ctrl-C or Ctrl-D was among them. */
        END
    }

    static Key of(Kind kind) {
        return new Key(kind, ' ', 0, 0);
    }

    static Key letter(char letter) {
        return new Key(Kind.LETTER, letter, 0, 0);
    }

    static Key click(int row, int column) {
        return new Key(Kind.CLICK, ' ', row, column);
    }
}
