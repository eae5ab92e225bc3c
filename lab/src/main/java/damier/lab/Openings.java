package damier.lab;

import damier.core.Game;

/** The openings of a match. Thread-safe. */
public interface Openings {
    /** The number of openings, as far as known. */
    int size();

    /**
     * The opening of this index, always the same, as a new game; the openings repeat after the last
     * one.
     */
    Game opening(int index);
}
