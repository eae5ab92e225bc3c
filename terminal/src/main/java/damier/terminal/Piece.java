package damier.terminal;

import damier.core.Side;

/** What can stand on a square. A disc is a man without a way to become more. */
public enum Piece {
    WHITE_MAN(Side.WHITE, false),
    WHITE_KING(Side.WHITE, true),
    BLACK_MAN(Side.BLACK, false),
    BLACK_KING(Side.BLACK, true);

    private final Side side;
    private final boolean king;

    Piece(Side side, boolean king) {
        this.side = side;
        this.king = king;
    }

    public Side side() {
        return side;
    }

    public boolean isKing() {
        return king;
    }
}
