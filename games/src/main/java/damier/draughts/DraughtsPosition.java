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
     * What draws by count need, in one word, so that a move has one word to write; see {@link
     * DrawCounters}.
     */
    long clock;

    /**
     * Where one king may not move for ever: the bit of the king last moved, times 4, plus its moves
     * in a row.
     */
    int ownRun;

    int opponentRun;

    private @Nullable MoveList scratch;

    private DraughtsPosition() {}

    /**
     * A position in which nothing has been counted yet.
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
        position.clock = DrawCounters.of(variant.draws().endgame(white, black, kings));
        return position;
    }

    /**
     * Where a variant limits the moves of one king in a row: what {@code side} has moved last.
     *
     * @param bit where that king stands
     * @param moves how often it has moved in a row; 0 for a side whose last move was another
     */
    public void setKingRun(Side side, int bit, int moves) {
        int run = moves == 0 ? 0 : (bit << 2) | moves;
        if (side == side()) {
            ownRun = run;
        } else {
            opponentRun = run;
        }
    }

    /** How many plies have passed since the last capture or move of a man. */
    public void setReversiblePlies(int plies) {
        clock += plies - DrawCounters.reversiblePlies(clock);
    }

    /** How many plies the endgame has lasted that the material falls under. */
    public void setEndgamePlies(int plies) {
        clock += (plies - DrawCounters.endgamePlies(clock)) * DrawCounters.IN_ENDGAME;
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
        return DrawCounters.reversiblePlies(clock);
    }

    /** Which of the variant's endgames the material falls under; negative where it is none. */
    public int endgame() {
        return DrawCounters.endgame(clock);
    }

    /** For how many plies the material has been that endgame. */
    public int endgamePlies() {
        return DrawCounters.endgamePlies(clock);
    }

    /**
     * The bit of the king that {@code side} moved last, where a variant limits its moves in a row.
     */
    public int runningKing(Side side) {
        return run(side) >>> 2;
    }

    /** How many quiet moves in a row {@code side} has made with that king. */
    public int kingRun(Side side) {
        return run(side) & 3;
    }

    private int run(Side side) {
        return side == side() ? ownRun : opponentRun;
    }

    /** For counting captures: made on first need and then kept. */
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
        clock = other.clock;
        ownRun = other.ownRun;
        opponentRun = other.opponentRun;
    }
}
