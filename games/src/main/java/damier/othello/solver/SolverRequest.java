package damier.othello.solver;

import java.util.function.LongPredicate;

/**
 * The goal and the limits of a solve.
 *
 * @param window the window of the scores
 * @param last the last pass; only {@link Selectivity#EXACT} proves a score
 * @param threads the number of search threads
 * @param stop receives the number of nodes since the previous call, several thousand times a second
 *     and from any of these threads, and returns whether to stop
 */
public record SolverRequest(ScoreWindow window, Selectivity last, int threads, LongPredicate stop) {
    public SolverRequest {
        if (threads < 1) {
            throw new IllegalArgumentException("a solve needs at least one thread");
        }
    }

    /** The proven disc difference, with one thread and no time limit. */
    public static SolverRequest exact() {
        return new SolverRequest(ScoreWindow.EXACT, Selectivity.EXACT, 1, _ -> false);
    }

    /** Whether the position is won, drawn or lost, with one thread and no time limit. */
    public static SolverRequest winDrawLoss() {
        return exact().with(ScoreWindow.WIN_DRAW_LOSS);
    }

    public SolverRequest with(ScoreWindow other) {
        return new SolverRequest(other, last, threads, stop);
    }

    public SolverRequest until(Selectivity other) {
        return new SolverRequest(window, other, threads, stop);
    }

    public SolverRequest withThreads(int other) {
        return new SolverRequest(window, last, other, stop);
    }

    public SolverRequest stoppedBy(LongPredicate other) {
        return new SolverRequest(window, last, threads, other);
    }
}
