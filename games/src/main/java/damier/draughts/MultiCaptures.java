package damier.draughts;

import damier.core.MoveList;

/** Captures that may take several pieces. */
interface MultiCaptures {
    /**
     * Whether any piece of {@code own}, man or king, can capture in any direction the variant
     * knows.
     */
    boolean exist(long own, long opponent, long kings);

    /**
     * Turns the captures of one piece that men and one-step kings make along diagonals into all
     * captures that the variant allows, of any piece and any length.
     */
    void complete(DraughtsPosition at, MoveList moves);
}
