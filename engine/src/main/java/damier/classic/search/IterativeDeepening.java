package damier.classic.search;

import damier.core.Position;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoublePredicate;

/**
 * Searches a tree repeatedly, each time one ply deeper, while the budget allows it. An interrupted
 * iteration is discarded.
 */
public final class IterativeDeepening<P extends Position> {
    private final GameTree<P> tree;
    private final Budget budget;

    public IterativeDeepening(GameTree<P> tree, Budget budget) {
        this.tree = tree;
        this.budget = budget;
    }

    /**
     * Always begins the first iteration; a fixed depth has {@code firstDepth} equal to {@code
     * lastDepth}.
     */
    public Outcome search(P root, int firstDepth, int lastDepth) {
        return search(root, firstDepth, lastDepth, value -> false);
    }

    /**
     * The same, until a value suffices.
     *
     * @param suffices tests the value of a completed iteration for the maximiser
     */
    public Outcome search(P root, int firstDepth, int lastDepth, DoublePredicate suffices) {
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
                if (suffices.test(value)) {
                    break;
                }
            } catch (TimeUp timeUp) {
                return new Outcome(iterations, counts.plus(tree.counts()), true, tree.line());
            }
        }
        return new Outcome(iterations, counts, false, List.of());
    }

    /**
     * The result of the iterations.
     *
     * @param iterations the completed iterations
     * @param counts of all iterations, including an interrupted one
     * @param unfinishedLine the principal variation of an interrupted iteration so far
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
         * The principal variation of the deepest completed iteration. If none was completed, that
         * of the first iteration so far.
         */
        public List<Long> line() {
            return iterations.isEmpty() ? unfinishedLine : iterations.getLast().line();
        }
    }
}
