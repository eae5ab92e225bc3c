package damier.core;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * The exact knowledge of a game about its endings: stored results, a solver, both or neither.
 * Implementations are thread-safe.
 */
public interface Endgames<P extends Position> {
    /** Stored results, for one thread. */
    default Optional<EndgameProber<P>> prober() {
        return Optional.empty();
    }

    /**
     * A solver with a table of its own.
     *
     * @param evaluator orders the moves
     * @param tableBytes the size of the table
     */
    default Optional<EndgameSolver<P>> solver(Evaluator<P> evaluator, long tableBytes) {
        return Optional.empty();
    }

    /** The table files; empty if the game has no tables. */
    default Optional<EndgameFiles> files() {
        return Optional.empty();
    }

    /**
     * The same endgames with the table files of another folder.
     *
     * @param folder need not exist
     * @param faults receives one line about each unusable file, from any thread
     */
    default Endgames<P> in(String folder, Consumer<String> faults) {
        return this;
    }

    /** The endgames of a game that knows nothing about them. */
    static <P extends Position> Endgames<P> none() {
        return new Endgames<>() {};
    }
}
