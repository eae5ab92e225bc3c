package damier.core;

/** A piece on a square. */
public enum Piece {
    WHITE_MAN(Side.WHITE, Kind.MAN),
    WHITE_KING(Side.WHITE, Kind.KING),
    WHITE_DISC(Side.WHITE, Kind.DISC),
    BLACK_MAN(Side.BLACK, Kind.MAN),
    BLACK_KING(Side.BLACK, Kind.KING),
    BLACK_DISC(Side.BLACK, Kind.DISC);

    /** The kind of a piece, regardless of its side. */
    public enum Kind {
        MAN,
        KING,
        DISC
    }

    private final Side side;
    private final Kind kind;

    Piece(Side side, Kind kind) {
        this.side = side;
        this.kind = kind;
    }

    public Side side() {
        return side;
    }

    public Kind kind() {
        return kind;
    }

    public boolean isKing() {
        return kind == Kind.KING;
    }
}
