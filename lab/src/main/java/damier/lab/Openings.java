package damier.lab;

import damier.core.Game;
import damier.core.Position;

/** Where the games of a match begin. May be used by several threads at once. */
public interface Openings<P extends Position> {
    /** How many there are; after the last one they begin anew. */
    int size();

    /**
     * The opening of this index, always the same, as a game of its own.
     *
     * @throws Exhausted if there are not so many after all
     */
    Game<P> opening(int index);

    /** No further opening can be found; the message is one line. */
    final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Exhausted(String message) {
            super(message);
        }
    }
}
