package damier.core;

/**
 * The rules as a search sees them: few methods, each a node's work. A move is a {@code long} whose
 * low 12 bits tell similar moves apart well enough to order them by experience. Implementations
 * keep no state between calls, so that threads may share them.
 */
public interface Rules<P extends Position> {
    /** What {@link #outcome} says while the game goes on. */
    int ONGOING = Integer.MIN_VALUE;

    /** A position to write into; its content is the game's start position. */
    P newPosition();

    void copy(P from, P to);

    /**
     * Writes into {@code to} the same pieces with the other side to move, which no move of the game
     * does: to ask what the opponent threatens.
     */
    void turn(P from, P to);

    /** Fills {@code moves} with the legal moves of {@code at}. */
    void generate(P at, MoveList moves);

    /** How many legal moves there are; may be much cheaper than generating them. */
    int count(P at);

    /** Whether there is a legal move; cheaper than counting them. */
    boolean canMove(P at);

    /**
     * Writes into {@code to} the position after {@code move}, which must be legal; {@code from} is
     * left as it was.
     */
    void play(P from, long move, P to);

    /**
     * {@link #ONGOING}, or the final score for the side to move: nothing to play, a first king, a
     * full board, a draw by count. Repetition is not seen here: it needs the game.
     */
    int outcome(P at, int moveCount);

    /** For a move that comes out of a table: never trusted before this. */
    boolean isLegal(P at, long move);

    /** No capture is due. */
    boolean isQuiet(P at);

    /** Could the opponent capture, were it his turn? Then standing pat is not safe. */
    boolean isThreatened(P at);

    /**
     * Whether a draw by count may come within so many plies: then what a table remembers of this
     * position need not hold.
     */
    default boolean isDrawNear(P at, int plies) {
        return false;
    }

    /**
     * How many moves other than passes the game can last at most; {@link Integer#MAX_VALUE} where
     * nothing limits it. A search this deep may be repeated without pruning, and is then exact.
     */
    default int movesToEnd(P at) {
        return Integer.MAX_VALUE;
    }

    /** Ends the reach of repetition. */
    boolean isIrreversible(P at, long move);

    /**
     * The occurrence of a position that makes the game a draw; 0 where positions cannot or need not
     * recur.
     */
    int repetitionsToDraw();
}
