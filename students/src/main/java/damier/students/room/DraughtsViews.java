package damier.students.room;

import damier.core.GameKind;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.student.DraughtsBoard;

/** The boards of a variant of draughts. */
final class DraughtsViews implements Views<DraughtsPosition> {
    private final GameKind<DraughtsPosition> kind;
    private final Variant variant;
    private final SquareTable white;
    private final SquareTable black;

    DraughtsViews(GameKind<DraughtsPosition> kind, Variant variant) {
        this.kind = kind;
        this.variant = variant;
        white = SquareTable.draughts(variant.board(), kind.notation(), Side.WHITE);
        black = SquareTable.draughts(variant.board(), kind.notation(), Side.BLACK);
    }

    @Override
    public DraughtsView of(DraughtsPosition at, Side side) {
        return new DraughtsView(this, View.copy(kind.rules(), at), side);
    }

    @Override
    public Class<DraughtsBoard> type() {
        return DraughtsBoard.class;
    }

    GameKind<DraughtsPosition> kind() {
        return kind;
    }

    Variant variant() {
        return variant;
    }

    SquareTable table(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
