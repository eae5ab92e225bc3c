package damier.othello;

import damier.bits.Hashing;
import damier.core.Position;
import damier.core.Side;

/** The discs of the side to move and of its opponent, and the side to move. */
public final class OthelloPosition implements Position {
    /** Marks {@link #moves} as not computed; no position has moves to all squares. */
    private static final long UNKNOWN = -1;

    long own;
    long opponent;
    boolean blackToMove;

    /** The squares where the side to move can play, computed at the first request. */
    private long moves = UNKNOWN;

    /** The start position. */
    OthelloPosition() {
        own = OthelloSquares.bit(28) | OthelloSquares.bit(35);
        opponent = OthelloSquares.bit(27) | OthelloSquares.bit(36);
        blackToMove = true;
    }

    /**
     * A position with any discs, as a text or a set-up board may have them.
     *
     * @throws IllegalArgumentException if a square has discs of both sides
     */
    public static OthelloPosition of(long black, long white, Side side) {
        if ((black & white) != 0) {
            throw new IllegalArgumentException("two discs on a square");
        }
        OthelloPosition position = new OthelloPosition();
        position.blackToMove = side == Side.BLACK;
        position.own = position.blackToMove ? black : white;
        position.opponent = position.blackToMove ? white : black;
        position.forget();
        return position;
    }

    @Override
    public Side side() {
        return blackToMove ? Side.BLACK : Side.WHITE;
    }

    @Override
    public long key() {
        // A sum of products of the boards would lose the owner of the disc on h8.
        long discs = Hashing.mix(Hashing.mix(own) + opponent);
        return blackToMove ? discs : ~discs;
    }

    public long own() {
        return own;
    }

    public long opponent() {
        return opponent;
    }

    public long discs(Side side) {
        return side == side() ? own : opponent;
    }

    /** Discards the computed moves after the discs have changed. */
    void forget() {
        moves = UNKNOWN;
    }

    /** The squares where the side to move can play. */
    public long moves() {
        long known = moves;
        if (known == UNKNOWN) {
            known = Mobility.of(own, opponent);
            moves = known;
        }
        return known;
    }

    public long empties() {
        return ~(own | opponent);
    }
}
