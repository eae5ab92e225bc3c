package damier.classic;

import static java.lang.Double.POSITIVE_INFINITY;

import damier.classic.search.Budget;
import damier.core.Limits;

import java.util.function.BooleanSupplier;

/**
 * The player's own limits of depth and time.
 *
 * @param first the depth at which iterative deepening begins, in plies from the root; equal to
 *     {@code last} for a fixed depth
 * @param nanos the player's own time limit
 * @param finishesFirst whether the player's own time limit leaves the first iteration alone
 * @param pliesNotCounted the number of plies searched beyond the depth that the player reports
 * @param enough deepening ends once the value of the move is above this
 */
record DepthPlan(
        int first,
        int last,
        long nanos,
        boolean finishesFirst,
        int pliesNotCounted,
        double enough) {
    /** The number of moves that the clock is assumed to cover if the limits do not say. */
    private static final int EXPECTED_MOVES = 30;

    static DepthPlan fixed(int depth) {
        return new DepthPlan(depth, depth, Limits.INFINITE.nanos(), false, 0, POSITIVE_INFINITY);
    }

    static DepthPlan iterative(int first, int last, long nanos) {
        return new DepthPlan(Math.min(first, last), last, nanos, false, 0, POSITIVE_INFINITY);
    }

    /** The same plan, whose time limit does not interrupt the first iteration. */
    DepthPlan finishingFirst() {
        return new DepthPlan(first, last, nanos, true, pliesNotCounted, enough);
    }

    /** The same plan with a depth that does not count the root move. */
    DepthPlan afterRootMove() {
        return new DepthPlan(first + 1, last + 1, nanos, finishesFirst, 1, enough);
    }

    /** The same plan, which ends once the value of the move is above a threshold. */
    DepthPlan satisfiedAbove(double value) {
        return new DepthPlan(first, last, nanos, finishesFirst, pliesNotCounted, value);
    }

    int ownDepth(int plies) {
        return Math.max(0, plies - pliesNotCounted);
    }

    /** The plan restricted by the given limits. */
    DepthPlan under(Limits limits) {
        if (limits.equals(Limits.INFINITE)) {
            return this;
        }
        boolean hasDepth = limits.depth() != Limits.INFINITE.depth();
        int newLast = hasDepth ? limits.depth() : last;
        int newFirst = first == last ? newLast : Math.min(first, newLast);
        return new DepthPlan(newFirst, newLast, time(limits), false, pliesNotCounted, enough);
    }

    static long time(Limits limits) {
        return Math.min(
                limits.nanos(), limits.clock().map(DepthPlan::share).orElse(limits.nanos()));
    }

    /** The time for one move: at most half of the remaining time. */
    private static long share(Limits.Clock clock) {
        int moves = clock.movesToGo() > 0 ? clock.movesToGo() : EXPECTED_MOVES;
        return Math.min(clock.remaining() / moves + clock.increment(), clock.remaining() / 2);
    }

    Budget budget(long nodes, BooleanSupplier stop) {
        return new Budget(finishesFirst ? Limits.INFINITE.nanos() : nanos, nanos, nodes, stop);
    }
}
