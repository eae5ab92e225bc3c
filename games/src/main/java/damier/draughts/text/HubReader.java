package damier.draughts.text;

import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

/** Reads a Hub position: {@code W} or {@code B}, then {@code w b W B e} by square. */
final class HubReader {
    private HubReader() {}

    static DraughtsPosition read(Variant variant, SquareNames names, String text) {
        String all = text.strip();
        Cursor cursor = new Cursor("position", all);
        int length = variant.board().squareCount() + 1;
        Side side =
                switch (cursor.peek()) {
                    case 'W', 'w' -> Side.WHITE;
                    case 'B', 'b' -> Side.BLACK;
                    default ->
                            throw cursor.fault(
                                    ParseErrors.EXPECTED_SIDE.with("next", cursor.next()), 1);
                };
        cursor.advance();
        Setup setup = new Setup(variant, names);
        for (int number = 1; number < length && !cursor.atEnd(); number++) {
            int square = names.ofNumber(number);
            int column = cursor.column();
            char piece = cursor.peek();
            switch (piece) {
                case 'w', 'W' -> setup.put(Side.WHITE, piece == 'W', square, cursor, column);
                case 'b', 'B' -> setup.put(Side.BLACK, piece == 'B', square, cursor, column);
                case 'e' -> {}
                default ->
                        throw cursor.fault(
                                ParseErrors.EXPECTED_PIECE.with("next", cursor.next()), column);
            }
            cursor.advance();
        }
        if (all.length() != length) {
            throw cursor.fault(
                    ParseErrors.WRONG_LENGTH.with("length", all.length()).with("expected", length),
                    Math.min(all.length(), length));
        }
        return setup.position(side);
    }
}
