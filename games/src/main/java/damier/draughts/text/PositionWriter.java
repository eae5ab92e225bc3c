package damier.draughts.text;

import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import java.util.Locale;

/** Writes positions in a strict form: only what is necessary, in one order. */
final class PositionWriter {
    private final BoardGeometry board;
    private final SquareNames names;

    PositionWriter(Variant variant, SquareNames names) {
        this.board = variant.board();
        this.names = names;
    }

    /**
     * {@code W:W31,K46:B1,2}: the side to move, White's pieces, Black's, each by ascending number;
     * then, where they are not 0, the counters that {@link FenReader} describes.
     */
    String fen(DraughtsPosition position) {
        StringBuilder fen = new StringBuilder();
        fen.append(letter(position.side()));
        appendList(position, Side.WHITE, fen);
        appendList(position, Side.BLACK, fen);
        if (position.reversiblePlies() > 0) {
            fen.append(":H").append(position.reversiblePlies());
        }
        if (position.endgame() >= 0 && position.endgamePlies() > 0) {
            fen.append(":E").append(position.endgamePlies());
        }
        if (position.kingRun(Side.WHITE) + position.kingRun(Side.BLACK) > 0) {
            fen.append(':').append(run(position, Side.BLACK)).append(run(position, Side.WHITE));
        }
        return fen.toString();
    }

    private void appendList(DraughtsPosition position, Side side, StringBuilder fen) {
        fen.append(':').append(letter(side));
        String comma = "";
        for (int number = 1; number <= board.squareCount(); number++) {
            long bit = board.bitboard(names.ofNumber(number));
            if ((position.pieces(side) & bit) != 0) {
                fen.append(comma).append((position.kings() & bit) != 0 ? "K" : "").append(number);
                comma = ",";
            }
        }
    }

    private String run(DraughtsPosition position, Side side) {
        int moves = position.kingRun(side);
        if (moves == 0) {
            return "+0";
        }
        String king = names.number(board.square(position.runningKing(side)));
        return String.format(Locale.ROOT, "+%d%2s", moves, king).replace(' ', '0');
    }

    /** A Hub position, without counters. */
    String hub(DraughtsPosition position) {
        StringBuilder hub = new StringBuilder();
        hub.append(letter(position.side()));
        for (int number = 1; number <= board.squareCount(); number++) {
            long bit = board.bitboard(names.ofNumber(number));
            boolean king = (position.kings() & bit) != 0;
            if ((position.pieces(Side.WHITE) & bit) != 0) {
                hub.append(king ? 'W' : 'w');
            } else if ((position.pieces(Side.BLACK) & bit) != 0) {
                hub.append(king ? 'B' : 'b');
            } else {
                hub.append('e');
            }
        }
        return hub.toString();
    }

    private static char letter(Side side) {
        return side == Side.WHITE ? 'W' : 'B';
    }
}
