package damier.classic;

import damier.classic.search.Counts;
import damier.classic.search.Iteration;
import damier.core.Evaluator.Feature;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A player's move and how the player found it. Values are for the side to move, in the unit of the
 * player's own evaluation.
 *
 * @param value the value of the move, if the player searched
 * @param depth plies of the deepest complete iteration, in the unit of {@link damier.core.Limits}
 * @param ownDepth the same depth as the player's document counts it
 * @param line the principal variation, beginning with this move
 * @param counts of all iterations, an interrupted one included
 * @param nanos the time it took
 * @param interrupted whether an iteration was discarded
 * @param iterations the completed iterations
 * @param features of the position before the move, by the player's evaluation
 */
public record Decision(
        long move,
        OptionalDouble value,
        int depth,
        int ownDepth,
        List<Long> line,
        Counts counts,
        long nanos,
        boolean interrupted,
        List<Iteration> iterations,
        List<Feature> features) {
    public Decision {
        line = List.copyOf(line);
        iterations = List.copyOf(iterations);
        features = List.copyOf(features);
    }

    /** A move chosen without a search. */
    static Decision of(long move, long nanos) {
        return new Decision(
                move,
                OptionalDouble.empty(),
                0,
                0,
                List.of(move),
                Counts.NONE,
                nanos,
                false,
                List.of(),
                List.of());
    }

    /**
     * The effective branching factor of the deepest complete iteration: the b with 1 + b + b² + … +
     * b^depth nodes; 0 without such an iteration.
     */
    public double effectiveBranchingFactor() {
        return iterations.isEmpty() ? 0 : iterations.getLast().effectiveBranchingFactor();
    }
}
