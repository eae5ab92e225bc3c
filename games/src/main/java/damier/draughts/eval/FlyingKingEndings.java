package damier.draughts.eval;

import static java.lang.Long.bitCount;

import damier.core.Side;
import damier.draughts.BoardGeometry;

/**
 * The progress of three or more flying kings against a single one off the main road, which is the
 * diagonal between White's left corner and Black's: a bonus that increases along the way to the
 * win. It helps where no endgame table contains the position.
 *
 * <p>The lone king is left fewer squares to move to, and the kings take the two diagonals beside
 * the main road and the edges (Petrov's triangle). These three numbers explain half of the variance
 * of the distances in the Brazilian table; the ratio of their weights is from a linear regression.
 */
final class FlyingKingEndings {
    private static final int MOVE = 60;
    private static final int BESIDE_MAIN_ROAD = 60;
    private static final int EDGE = 40;

    private final int mostMoves;
    private final long mainRoad;
    private final long besideMainRoad;
    private final long edge;

    FlyingKingEndings(BoardGeometry board) {
        mostMoves = 2 * board.size();
        Zones white = new Zones(board, Side.WHITE);
        mainRoad = white.diagonal;
        besideMainRoad = white.besideDiagonal;
        edge = white.edge | white.promotionRank | new Zones(board, Side.BLACK).promotionRank;
    }

    /** Whether there are only kings, and {@code strong} has at least three against a single one. */
    boolean applies(long strong, long weak, long kings) {
        return (strong | weak) == kings
                && bitCount(strong) >= 3
                && bitCount(weak) == 1
                && (weak & mainRoad) == 0;
    }

    /**
     * The bonus of {@code strong} where {@link #applies} holds, in hundredths of a man; never
     * negative.
     *
     * @param moves the squares that the lone king can move to
     */
    int bonus(long strong, long moves) {
        return MOVE * Math.max(0, mostMoves - bitCount(moves))
                + BESIDE_MAIN_ROAD * bitCount(strong & besideMainRoad)
                + EDGE * bitCount(strong & edge);
    }
}
