package damier.record;

import java.io.IOException;

/** Hears what the reader of a file finds, in the order of the file. */
public interface GameListener {
    void game(WrittenGame game) throws IOException;

    /** Problems of a game come before the game. */
    void problem(Problem problem) throws IOException;
}
