package damier.classic;

import damier.classic.search.Budget;
import damier.core.Limits;

import java.util.function.BooleanSupplier;

/**
 * How deep and how long a player searches by itself.
 *
 * @param first where iterative deepening begins, in plies from the root; the same as {@code last}
 *     for a fixed depth
 * @param nanos its own time
 * @param finishesIteration whether its own time ends only the deepening, not the search under way
 * @param pliesNotCounted how many plies deeper it searches than the depth that it speaks of
 */
record DepthPlan(int first, int last, long nanos, boolean finishesIteration, int pliesNotCounted) {
    /** With nothing else to go by, a clock has to last for so many moves. */
    private static final int MOVES_OF_A_CLOCK = 30;

    static DepthPlan fixed(int depth) {
        return new DepthPlan(depth, depth, Limits.INFINITE.nanos(), false, 0);
    }

    static DepthPlan iterative(int first, int last, long nanos) {
        return new DepthPlan(Math.min(first, last), last, nanos, false, 0);
    }

    /** Its own time no longer interrupts. */
    DepthPlan finishingIterations() {
        return new DepthPlan(first, last, nanos, true, pliesNotCounted);
    }

    /** The move at the root is no part of the depth. */
    DepthPlan afterRootMove() {
        return new DepthPlan(first + 1, last + 1, nanos, finishesIteration, 1);
    }

    int ownDepth(int plies) {
        return Math.max(0, plies - pliesNotCounted);
    }

    /** What remains of the plan under limits from outside. */
    DepthPlan under(Limits limits) {
        if (limits.equals(Limits.INFINITE)) {
            return this;
        }
        boolean hasDepth = limits.depth() != Limits.INFINITE.depth();
        int newLast = hasDepth ? limits.depth() : last;
        int newFirst = first == last ? newLast : Math.min(first, newLast);
        return new DepthPlan(newFirst, newLast, time(limits), false, pliesNotCounted);
    }

    static long time(Limits limits) {
        return Math.min(
                limits.nanos(), limits.clock().map(DepthPlan::share).orElse(limits.nanos()));
    }

    /** Never more than half of what is left. */
    private static long share(Limits.Clock clock) {
        int moves = clock.movesToGo() > 0 ? clock.movesToGo() : MOVES_OF_A_CLOCK;
        return Math.min(clock.remaining() / moves + clock.increment(), clock.remaining() / 2);
    }

    Budget budget(long nodes, BooleanSupplier stop) {
        return new Budget(finishesIteration ? Limits.INFINITE.nanos() : nanos, nanos, nodes, stop);
    }
}
