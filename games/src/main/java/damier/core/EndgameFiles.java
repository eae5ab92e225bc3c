package damier.core;

import java.util.List;

/** The endgame tables of a game: those built into the program, and the files in a folder. */
public interface EndgameFiles {
    /** Reads every table, and compares all checksums. */
    Inventory inventory();

    /**
     * Prepares to build tables into the folder.
     *
     * @throws IllegalArgumentException with a one-line message, if the request cannot be met
     */
    EndgameBuilder builder(EndgameBuilder.Request request, EndgameBuilder.Listener listener);

    /**
     * The tables of a game.
     *
     * @param builtIn the tables in the program, which count as one file
     * @param stored the files in the folder
     * @param completePieces every position of up to this number of pieces is in one of them
     * @param faults one line about each unusable file or folder, with its name
     */
    record Inventory(Tables builtIn, Tables stored, int completePieces, List<String> faults) {
        public Inventory {
            faults = List.copyOf(faults);
        }
    }

    /**
     * A set of tables.
     *
     * @param pieces the maximum number of pieces, 0 if there are no tables
     */
    record Tables(int pieces, int files, long bytes) {}
}
