package damier.students.room;

import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.student.DraughtsBoard;
import damier.student.Squares;

/** A draughts position as one side sees it. */
final class DraughtsView extends View<DraughtsPosition, DraughtsView> implements DraughtsBoard {
    private final DraughtsViews views;

    DraughtsView(DraughtsViews views, DraughtsPosition at, Side side) {
        super(views.kind(), at, side);
        this.views = views;
    }

    @Override
    DraughtsView view(DraughtsPosition position, Side seenBy) {
        return new DraughtsView(views, position, seenBy);
    }

    @Override
    SquareTable table() {
        return views.table(side());
    }

    @Override
    long captured(long move) {
        return views.variant().board().captured(move);
    }

    @Override
    int fromBit(long move) {
        return Moves.fromBit(move);
    }

    @Override
    int toBit(long move) {
        return Moves.toBit(move);
    }

    @Override
    boolean isPass(long move) {
        return false;
    }

    @Override
    public int size() {
        return views.variant().board().size();
    }

    @Override
    public Squares pieces() {
        return squares(at().pieces(side()));
    }

    @Override
    public Squares empty() {
        DraughtsPosition at = at();
        return squares(views.variant().board().mask() & ~(at.own() | at.opponent()));
    }

    @Override
    public Squares men() {
        return squares(at().men(side()));
    }

    @Override
    public Squares kings() {
        return squares(at().kings(side()));
    }

    @Override
    public boolean mustCapture() {
        return isMyTurn() ? !kind().rules().isQuiet(at()) : kind().rules().isThreatened(at());
    }
}
