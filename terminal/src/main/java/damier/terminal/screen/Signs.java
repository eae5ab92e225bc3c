package damier.terminal.screen;

import damier.core.Piece;

/**
 * The characters for drawing: Unicode, or ASCII on terminals without it.
 *
 * @param bars bars of increasing height
 * @param full a filled part of the evaluation bar
 * @param king the mark of a king
 */
public record Signs(boolean unicode, String bars, char full, char king, char turn) {
    public static final Signs UNICODE = new Signs(true, "▁▂▃▄▅▆▇█", '█', '◆', '▶');
    public static final Signs ASCII = new Signs(false, "_.-=^", '#', 'K', '>');

    public static Signs of(boolean unicode) {
        return unicode ? UNICODE : ASCII;
    }

    /** The small point on a square where a move can end. */
    String point() {
        return unicode ? "•" : ".";
    }

    char piece(Piece piece) {
        return switch (piece) {
            case WHITE_MAN, WHITE_DISC -> unicode ? '○' : 'w';
            case WHITE_KING -> unicode ? '◇' : 'W';
            case BLACK_MAN, BLACK_DISC -> unicode ? '●' : 'b';
            case BLACK_KING -> unicode ? '◆' : 'B';
        };
    }
}
