package damier.formats;

import damier.core.GameDefinition;
import damier.core.Position;
import damier.record.Problem;
import damier.record.WrittenGame;

import java.util.List;

/** The content of a recognised text. */
public sealed interface Recognised {
    /** One position. */
    record Board(GameDefinition kind, Position position) implements Recognised {}

    /**
     * One or more games, and the problems found in them.
     *
     * @param format the name of their format
     */
    record Played(String format, List<WrittenGame> games, List<Problem> problems)
            implements Recognised {}
}
