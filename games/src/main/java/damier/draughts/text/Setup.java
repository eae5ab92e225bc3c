package damier.draughts.text;

import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

/** Pieces as a text claims them, each checked against the variant. */
final class Setup {
    private final Variant variant;
    private final SquareNames names;
    private final int mostPieces;
    private long white;
    private long black;
    private long kings;

    Setup(Variant variant, SquareNames names) {
        this.variant = variant;
        this.names = names;
        this.mostPieces = variant.startRows() * variant.board().size() / 2;
    }

    /**
     * @param column the column where {@code cursor} read it, for errors
     */
    void put(Side side, boolean king, int square, Cursor cursor, int column) {
        long bit = variant.board().bitboard(square);
        String name = names.number(square);
        if (((white | black) & bit) != 0) {
            throw cursor.fault(ParseErrors.GIVEN_TWICE.with("square", name), column);
        }
        if (!king && (variant.board().promotionRank(side) & bit) != 0) {
            throw cursor.fault(
                    ParseErrors.MAN_ON_LAST_RANK.with("man", Phrase.man(side)).with("square", name),
                    column);
        }
        if (Long.bitCount(pieces(side)) == mostPieces) {
            throw cursor.fault(
                    ParseErrors.TOO_MANY_PIECES
                            .with("count", mostPieces)
                            .with("pieces", Phrase.pieces(side)),
                    column);
        }
        if (side == Side.WHITE) {
            white |= bit;
        } else {
            black |= bit;
        }
        kings |= king ? bit : 0;
    }

    long pieces(Side side) {
        return side == Side.WHITE ? white : black;
    }

    long men(Side side) {
        return pieces(side) & ~kings;
    }

    long kings(Side side) {
        return pieces(side) & kings;
    }

    DraughtsPosition position(Side side) {
        return DraughtsPosition.of(variant, side, white, black, kings);
    }
}
