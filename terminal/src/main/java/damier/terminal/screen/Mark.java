package damier.terminal.screen;

/** The highlighting of a square. Without colours, letters around the square replace it. */
enum Mark {
    NONE(' ', ' '),
    LAST('\'', '\''),
    MOVABLE('(', ')'),
    /** A destination before a piece is chosen. */
    POINT('.', '.'),
    DESTINATION('<', '>'),
    PATH('+', '+'),
    SELECTED('[', ']'),
    CAPTURED('x', 'x');

    private final char left;
    private final char right;

    Mark(char left, char right) {
        this.left = left;
        this.right = right;
    }

    char left() {
        return left;
    }

    char right() {
        return right;
    }
}
