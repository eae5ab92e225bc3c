package damier.draughts;

import damier.core.MoveList;

/** Finds the captures of a position, already reduced to those that the variant allows. */
interface Captures {
    /** Whether the side that owns {@code own} and moves {@code forward} can capture. */
    boolean exist(long own, long opponent, long kings, int forward);

    /** Fills {@code moves} with the legal captures; leaves it empty where there is none. */
    void generate(DraughtsPosition at, MoveList moves);

    int count(DraughtsPosition at);
}
