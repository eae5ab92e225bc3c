package damier.draughts;

import damier.core.MoveList;

/** Generates captures of several pieces. */
interface MultiCaptures {
    /**
     * Whether any piece of {@code own}, man or king, can capture in any direction of the variant.
     */
    boolean exist(long own, long opponent, long kings);

    /**
     * Turns the captures of one piece by men and one-step kings along diagonals into all legal
     * captures, of any piece and any length.
     */
    void complete(DraughtsPosition at, MoveList moves);
}
