package damier.lab.experiment;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The least part of an experiment that is done or not done: a game, or the positions of one. Which
 * one follows from its id alone, so that a trial that was broken off can be done again.
 */
public interface Trial {
    /** Unlike that of any other trial of the study. */
    String id();

    /**
     * Does it.
     *
     * @param roster the players of the thread that does it
     * @param stop asked before every move; once it says true, what comes back does not matter
     * @return at least one row
     */
    List<Row> run(Roster roster, BooleanSupplier stop);
}
