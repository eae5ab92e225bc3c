package damier.classic.search;

import damier.core.Position;

import java.util.ArrayList;
import java.util.List;

/**
 * Searches a tree again and again, each time a ply deeper, while the budget allows it. An iteration
 * that the budget interrupts is thrown away.
 */
public final class IterativeDeepening<P extends Position> {
    private final GameTree<P> tree;
    private final Budget budget;

    public IterativeDeepening(GameTree<P> tree, Budget budget) {
        this.tree = tree;
        this.budget = budget;
    }

    /** The first depth is begun in any case; where it is also the last, the depth is fixed. */
    public Outcome search(P root, int firstDepth, int lastDepth) {
        List<Iteration> iterations = new ArrayList<>();
        Counts counts = Counts.NONE;
        for (int depth = firstDepth; depth <= lastDepth; depth++) {
            if (depth > firstDepth && !budget.allowsAnotherIteration()) {
                break;
            }
            long start = budget.elapsed();
            try {
                double value = tree.search(root, depth);
                counts = counts.plus(tree.counts());
                iterations.add(
                        new Iteration(
                                depth,
                                value,
                                tree.line(),
                                tree.counts(),
                                budget.elapsed() - start));
            } catch (TimeUp timeUp) {
                return new Outcome(iterations, counts.plus(tree.counts()), true, tree.line());
            }
        }
        return new Outcome(iterations, counts, false, List.of());
    }

    /**
     * What the iterations found.
     *
     * @param iterations those that were completed
     * @param counts of all, an interrupted one included
     * @param unfinishedLine the best moves of an interrupted iteration so far
     */
    public record Outcome(
            List<Iteration> iterations,
            Counts counts,
            boolean interrupted,
            List<Long> unfinishedLine) {
        public Outcome {
            iterations = List.copyOf(iterations);
            unfinishedLine = List.copyOf(unfinishedLine);
        }

        /**
         * The best moves of the deepest iteration that was completed. Where none was, those of the
         * first one as far as it got.
         */
        public List<Long> line() {
            return iterations.isEmpty() ? unfinishedLine : iterations.getLast().line();
        }
    }
}
