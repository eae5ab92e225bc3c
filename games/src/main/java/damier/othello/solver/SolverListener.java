package damier.othello.solver;

import java.util.List;

/** Receives results during a solve, on the thread that called the solver. */
public interface SolverListener {
    /** Ignores all results. */
    SolverListener NONE = new SolverListener() {};

    /** Called after each pass of {@link Solver#solve}. */
    default void solved(Solution solution) {}

    /** Called after each pass of {@link Solver#solveMoves}. */
    default void solvedMoves(List<MoveSolution> moves) {}
}
