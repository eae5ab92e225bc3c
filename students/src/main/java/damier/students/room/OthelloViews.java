package damier.students.room;

import damier.core.GameKind;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.student.OthelloBoard;

/** The boards of Othello. */
final class OthelloViews implements Views<OthelloPosition> {
    private final GameKind<OthelloPosition> kind;
    private final SquareTable table = SquareTable.othello();

    OthelloViews(GameKind<OthelloPosition> kind) {
        this.kind = kind;
    }

    @Override
    public OthelloView of(OthelloPosition at, Side side) {
        return new OthelloView(this, View.copy(kind.rules(), at), side);
    }

    @Override
    public Class<OthelloBoard> type() {
        return OthelloBoard.class;
    }

    GameKind<OthelloPosition> kind() {
        return kind;
    }

    SquareTable table() {
        return table;
    }
}
