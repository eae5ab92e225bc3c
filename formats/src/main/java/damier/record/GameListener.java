package damier.record;

import java.io.IOException;

/** Receives the content of a file, in order. */
public interface GameListener {
    void game(WrittenGame game) throws IOException;

    /** A problem; problems of a game come before the game. */
    void problem(Problem problem) throws IOException;
}
