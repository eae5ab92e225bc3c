package damier.record;

import java.io.Closeable;
import java.io.IOException;

/** Writes games one after the other. The file is complete once the writer is closed. */
public interface GameWriter extends Closeable {
    /**
     * Appends a game.
     *
     * @throws UnwritableGame if the format cannot represent this game; nothing of it was written
     */
    void write(WrittenGame game) throws IOException, UnwritableGame;
}
