package damier.draughts;

/** Writes pieces into a position that is used again, for walks through many placements. */
public final class Placement {
    private Placement() {}

    /**
     * Puts pieces on the board with White to move and nothing counted: no draw counter and no king
     * run.
     *
     * @param kings which of the white and black pieces are kings
     */
    public static void whiteToMove(DraughtsPosition to, long white, long black, long kings) {
        to.own = white;
        to.opponent = black;
        to.kings = kings;
        to.forward = -1;
        to.drawCounters = DrawCounters.of(Variant.Draws.NO_ENDGAME);
        to.ownRun = 0;
        to.opponentRun = 0;
    }
}
