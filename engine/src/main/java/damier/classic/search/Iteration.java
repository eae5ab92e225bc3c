package damier.classic.search;

import java.util.List;

/**
 * One complete iteration.
 *
 * @param depth in plies from the root
 * @param value from the point of view of one side: the maximiser, until it is negated
 * @param line the principal variation; empty if every move loses
 */
public record Iteration(int depth, double value, List<Long> line, Counts counts, long nanos) {
    public Iteration {
        line = List.copyOf(line);
    }

    /** The same iteration from the opponent's point of view. */
    public Iteration negated() {
        return new Iteration(depth, 0 - value, line, counts, nanos);
    }

    public double effectiveBranchingFactor() {
        return counts.effectiveBranchingFactor(depth);
    }
}
