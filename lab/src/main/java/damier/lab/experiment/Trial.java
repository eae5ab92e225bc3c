package damier.lab.experiment;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The smallest unit of an experiment: a game, or the positions of one. Its id determines it, so
 * that an interrupted trial can be repeated.
 */
public interface Trial {
    /** The unique id of the trial in the study. */
    String id();

    /**
     * Runs the trial.
     *
     * @param roster the players of the current thread
     * @param stop polled before every move; once true, the result is discarded
     * @return at least one row
     */
    List<Row> run(Roster roster, BooleanSupplier stop);
}
