package damier.lab;

import damier.core.Game;

/** Where the games of a match begin. May be used by several threads at once. */
public interface Openings {
    /** How many there are, as far as that is known. */
    int size();

    /**
     * The opening of this index, always the same, as a game of its own; after the last one they
     * begin anew.
     */
    Game opening(int index);
}
