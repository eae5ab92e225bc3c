package damier.record;

import java.io.Closeable;
import java.io.IOException;

/** Writes games one after the other. The file is complete once the writer is closed. */
public interface GameWriter extends Closeable {
    /**
     * Writes a game behind those before it.
     *
     * @throws UnwritableGame if the format cannot hold this game; nothing of it was written
     */
    void write(WrittenGame game) throws IOException, UnwritableGame;
}
