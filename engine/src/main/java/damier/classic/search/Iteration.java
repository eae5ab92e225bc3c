package damier.classic.search;

import java.util.List;

/**
 * One complete search.
 *
 * @param depth in plies from the root
 * @param value for one of the sides: the one that maximises, until it is turned round
 * @param line the best moves; empty where every move loses
 */
public record Iteration(int depth, double value, List<Long> line, Counts counts, long nanos) {
    public Iteration {
        line = List.copyOf(line);
    }

    /** The same, for the other side. */
    public Iteration negated() {
        return new Iteration(depth, 0 - value, line, counts, nanos);
    }

    public double effectiveBranchingFactor() {
        return counts.effectiveBranchingFactor(depth);
    }
}
