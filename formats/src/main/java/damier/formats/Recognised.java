package damier.formats;

import damier.core.GameDefinition;
import damier.core.Position;
import damier.record.Problem;
import damier.record.WrittenGame;

import java.util.List;

/** What a text turned out to be. */
public sealed interface Recognised {
    /** One position. */
    record Board(GameDefinition kind, Position position) implements Recognised {}

    /**
     * One game or more, and what in them could not be understood.
     *
     * @param format the name of the format that they are written in
     */
    record Played(String format, List<WrittenGame> games, List<Problem> problems)
            implements Recognised {}
}
