package damier.core;

/**
 * The rules as the search sees them: few methods, each of which does the work of a node. A move is
 * a {@code long} whose low 12 bits distinguish moves well enough to index the history.
 * Implementations are stateless and thread-safe.
 */
public interface Rules<P extends Position> {
    /** The value of {@link #outcome} while the game is not over. */
    int ONGOING = Integer.MIN_VALUE;

    /** A new position for reuse; it contains the start position of the game. */
    P newPosition();

    void copy(P from, P to);

    /**
     * Writes into {@code to} the same pieces with the other side to move, to find what the opponent
     * threatens. No move of the game does this.
     */
    void turn(P from, P to);

    /** Fills {@code moves} with the legal moves of {@code at}. */
    void generate(P at, MoveList moves);

    /** The legal moves of {@code at}, in a new array. */
    default long[] moves(P at) {
        MoveList moves = new MoveList();
        generate(at, moves);
        return moves.toArray();
    }

    /** The number of legal moves; may be much cheaper than generating them. */
    int count(P at);

    /** Whether there is a legal move; cheaper than counting. */
    boolean canMove(P at);

    /**
     * Writes into {@code to} the position after {@code move}, which must be legal; {@code from} is
     * not changed.
     */
    void play(P from, long move, P to);

    /**
     * {@link #ONGOING}, or the final score for the side to move: no legal move, a first king, a
     * full board, a draw by count. A draw by repetition is not included, since it depends on the
     * game.
     */
    int outcome(P at, int moveCount);

    /**
     * Whether a move from the transposition table is legal; must be called before such a move is
     * played.
     */
    boolean isLegal(P at, long move);

    /** Whether no capture is compulsory. */
    boolean isQuiet(P at);

    /** Whether the opponent could capture if it were to move; then standing pat is unsafe. */
    boolean isThreatened(P at);

    /**
     * Whether a draw by count may occur within {@code plies} plies: then a table entry of this
     * position need not hold.
     */
    default boolean isDrawNear(P at, int plies) {
        return false;
    }

    /**
     * The maximum number of moves, not counting passes, that the game can still last; {@link
     * Integer#MAX_VALUE} if unlimited. A search to this depth may be repeated without pruning, and
     * is then exact.
     */
    default int movesToEnd(P at) {
        return Integer.MAX_VALUE;
    }

    /** Whether no position before the move can recur after it. */
    boolean isIrreversible(P at, long move);

    /**
     * The occurrence of a position that draws the game; 0 if positions cannot recur or repetition
     * does not draw.
     */
    int repetitionsToDraw();
}
