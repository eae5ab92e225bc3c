package damier.students.room;

import damier.core.Side;
import damier.othello.Flips;
import damier.othello.Mobility;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.student.OthelloBoard;
import damier.student.Squares;

/** An Othello position as one side sees it. */
final class OthelloView extends View<OthelloPosition, OthelloView> implements OthelloBoard {
    private static final int SIZE = damier.othello.Squares.WIDTH;

    private final OthelloViews views;

    OthelloView(OthelloViews views, OthelloPosition at, Side side) {
        super(views.kind(), at, side);
        this.views = views;
    }

    @Override
    OthelloView view(OthelloPosition position, Side seenBy) {
        return new OthelloView(views, position, seenBy);
    }

    @Override
    SquareTable table() {
        return views.table();
    }

    @Override
    long captured(long move) {
        OthelloPosition at = at();
        return isPass(move)
                ? 0
                : Flips.of(at.discs(side()), at.discs(side().opponent()), (int) move);
    }

    @Override
    int fromBit(long move) {
        return toBit(move);
    }

    @Override
    int toBit(long move) {
        return isPass(move) ? 0 : (int) move;
    }

    @Override
    boolean isPass(long move) {
        return move == OthelloRules.PASS;
    }

    @Override
    public int size() {
        return SIZE;
    }

    @Override
    public Squares pieces() {
        return squares(at().discs(side()));
    }

    @Override
    public Squares discs() {
        return pieces();
    }

    @Override
    public Squares empty() {
        return squares(at().empties());
    }

    @Override
    public int moveCount() {
        OthelloPosition at = at();
        return Long.bitCount(Mobility.of(at.discs(side()), at.discs(side().opponent())));
    }
}
