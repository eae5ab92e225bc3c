package damier.terminal.screen;

import damier.core.Piece;

/**
 * The letters of drawings: Unicode's, or ASCII's where there is nothing else.
 *
 * @param bars from low to high
 * @param full a filled part of the evaluation bar
 * @param king what marks a king
 */
public record Signs(boolean unicode, String bars, char full, char king, char turn) {
    public static final Signs UNICODE = new Signs(true, "▁▂▃▄▅▆▇█", '█', '◆', '▶');
    public static final Signs ASCII = new Signs(false, "_.-=^", '#', 'K', '>');

    public static Signs of(boolean unicode) {
        return unicode ? UNICODE : ASCII;
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
