package damier.draughts;

import damier.core.MoveList;

/** Generates the legal captures of a position, after capture precedence. */
interface Captures {
    /** Whether the side that owns {@code own} and moves {@code forward} can capture. */
    boolean exist(long own, long opponent, long kings, int forward);

    /** Fills {@code moves} with the legal captures; leaves it empty if there are none. */
    void generate(DraughtsPosition at, MoveList moves);

    int count(DraughtsPosition at);
}
