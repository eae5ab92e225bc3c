package damier.core;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongPredicate;

/**
 * Solves endings by an exhaustive search. It works in passes of growing confidence, so that a good
 * answer is available early; the last pass is a proof. One position is solved at a time.
 */
public interface EndgameSolver<P extends Position> {
    /** The confidence of a proven score, in percent. */
    int PROVEN = 100;

    /** The number of nodes after which the first pass is likely to be complete. */
    long expectedNodes(P at);

    /** Solves a position until it is proven or the request stops it. */
    void solve(P at, Request request);

    /** Clears the results of earlier positions. */
    void clear();

    /** The question that a solver answers. */
    enum Goal {
        /** The final score. */
        SCORE,
        /** Whether the game is won, drawn or lost. */
        RESULT
    }

    /**
     * A request to a solver.
     *
     * @param allMoves whether every legal move is scored, or only the best one
     * @param stop receives the number of nodes since the previous call, from any thread, and
     *     returns whether the solver must stop
     * @param listener receives every complete pass, on the thread that called the solver
     */
    record Request(
            Goal goal,
            boolean allMoves,
            int threads,
            LongPredicate stop,
            Consumer<Pass> listener) {}

    /**
     * The result of a complete pass.
     *
     * @param confidence in percent
     * @param lines of the best move, or of every legal move in the order of generation
     * @param nodes since the beginning of the request
     */
    record Pass(int confidence, List<Line> lines, long nodes) {}

    /**
     * A move with its score.
     *
     * @param score for the side to move, in hundredths; for {@link Goal#RESULT} only its sign
     *     counts
     * @param moves the move and the best replies, as far as they are known
     */
    record Line(int score, List<Long> moves) {}
}
