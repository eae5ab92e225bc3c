package damier.draughts;

import damier.bits.Hashing;
import damier.core.MoveList;
import damier.core.Position;
import damier.core.Side;

import org.jspecify.annotations.Nullable;

/**
 * A position of any draughts variant. The side to move is always {@code own}, so that one code path
 * serves both sides.
 */
public final class DraughtsPosition implements Position {
    long own;
    long opponent;
    long kings;

    /** +1 for Black, who moves down the board, to higher bits; -1 for White. */
    int forward;

    /**
     * The draw counters, packed into one word so that a move writes one word; see {@link
     * DrawCounters}.
     */
    long drawCounters;

    /**
     * In variants that limit consecutive moves of one king: the bit of the king moved last, times
     * 4, plus the number of its consecutive moves.
     */
    int ownRun;

    int opponentRun;

    private @Nullable MoveList scratch;

    private DraughtsPosition() {}

    /**
     * A position with all draw counters at zero.
     *
     * @param kings which of the white and black pieces are kings
     */
    public static DraughtsPosition of(
            Variant variant, Side side, long white, long black, long kings) {
        DraughtsPosition position = new DraughtsPosition();
        boolean whiteMoves = side == Side.WHITE;
        position.own = whiteMoves ? white : black;
        position.opponent = whiteMoves ? black : white;
        position.kings = kings;
        position.forward = whiteMoves ? -1 : 1;
        position.drawCounters = DrawCounters.of(variant.draws().endgame(white, black, kings));
        return position;
    }

    /**
     * In variants that limit consecutive moves of one king: sets the last king moves of {@code
     * side}.
     *
     * @param bit the square of that king
     * @param moves the number of its consecutive moves; 0 for a side whose last move was another
     */
    public void setKingRun(Side side, int bit, int moves) {
        int run = moves == 0 ? 0 : (bit << 2) | moves;
        if (side == side()) {
            ownRun = run;
        } else {
            opponentRun = run;
        }
    }

    /** Sets the number of plies since the last capture or move of a man. */
    public void setReversiblePlies(int plies) {
        drawCounters += plies - DrawCounters.reversiblePlies(drawCounters);
    }

    /** Sets the number of plies since the current endgame began. */
    public void setEndgamePlies(int plies) {
        drawCounters += (plies - DrawCounters.endgamePlies(drawCounters)) * DrawCounters.IN_ENDGAME;
    }

    @Override
    public Side side() {
        return forward < 0 ? Side.WHITE : Side.BLACK;
    }

    @Override
    public long key() {
        return Hashing.key(own, opponent, (kings << 1) | (forward >>> 31))
                + (((long) ownRun << 8) | opponentRun) * 0x9e3779b97f4a7c15L;
    }

    public long own() {
        return own;
    }

    public long opponent() {
        return opponent;
    }

    public long pieces(Side side) {
        return side == side() ? own : opponent;
    }

    public long men(Side side) {
        return pieces(side) & ~kings;
    }

    public long kings(Side side) {
        return pieces(side) & kings;
    }

    /** The kings of both sides. */
    public long kings() {
        return kings;
    }

    /** Plies since the last capture or move of a man. */
    public int reversiblePlies() {
        return DrawCounters.reversiblePlies(drawCounters);
    }

    /** The index of the variant's endgame for the current material; negative if there is none. */
    public int endgame() {
        return DrawCounters.endgame(drawCounters);
    }

    /** The number of plies since that endgame began. */
    public int endgamePlies() {
        return DrawCounters.endgamePlies(drawCounters);
    }

    /**
     * The bit of the king that {@code side} moved last, in variants that limit its consecutive
     * moves.
     */
    public int runningKing(Side side) {
        return run(side) >>> 2;
    }

    /** The number of consecutive quiet moves that {@code side} has made with that king. */
    public int kingRun(Side side) {
        return run(side) & 3;
    }

    private int run(Side side) {
        return side == side() ? ownRun : opponentRun;
    }

    /** A list for counting captures, created at the first call. */
    MoveList scratch() {
        MoveList list = scratch;
        if (list == null) {
            list = new MoveList();
            scratch = list;
        }
        return list;
    }

    void set(DraughtsPosition other) {
        own = other.own;
        opponent = other.opponent;
        kings = other.kings;
        forward = other.forward;
        drawCounters = other.drawCounters;
        ownRun = other.ownRun;
        opponentRun = other.opponentRun;
    }
}
