package damier.othello.solver;

import damier.othello.OthelloSquares;

/**
 * The margins of Multi-ProbCut (Michael Buro), in discs. If a shallow search is beyond a bound by
 * the margin, the deeper search is skipped. The margins follow from the {@link EndgameErrors} of
 * the evaluation.
 */
final class ProbCut {
    /** The minimum depth for ProbCut. */
    static final int LEAST_DEPTH = 3;

    private static final int SIZE = OthelloSquares.COUNT;

    /** The shallow search stays below this depth; a deeper one would cost more than it saves. */
    private static final int MOST_SHALLOW = 10;

    /** Indexed by selectivity, empties and depth. */
    private final int[] searchMargins = new int[Selectivity.LEVELS * SIZE * SIZE];

    private final int[] evaluationMargins = new int[searchMargins.length];

    ProbCut(EndgameErrors errors) {
        for (Selectivity selectivity : Selectivity.values()) {
            if (selectivity != Selectivity.EXACT) {
                fill(selectivity, errors);
            }
        }
    }

    private void fill(Selectivity selectivity, EndgameErrors errors) {
        double discs = selectivity.deviations() / 100;
        for (int empties = LEAST_DEPTH; empties < SIZE; empties++) {
            for (int depth = LEAST_DEPTH; depth <= empties; depth++) {
                int index = index(selectivity.level(), empties, depth);
                double error = errors.deviation(empties, depth, shallowDepth(depth));
                searchMargins[index] = (int) Math.ceil(discs * error);
                evaluationMargins[index] = (int) (discs * errors.deviation(empties, depth, 0));
            }
        }
    }

    /** The depth of the shallow search: about half the depth, with the same parity. */
    static int shallowDepth(int depth) {
        int half = depth >= 6 ? (depth / 2) & ~1 : 0;
        return Math.min(half, MOST_SHALLOW - 2) + (depth & 1);
    }

    /** The margin of a search to {@link #shallowDepth}. */
    int margin(int selectivity, int empties, int depth) {
        return searchMargins[index(selectivity, empties, depth)];
    }

    /**
     * How far the static evaluation may be on the wrong side of the bound for the shallow search to
     * be worthwhile.
     */
    int evaluationMargin(int selectivity, int empties, int depth) {
        return evaluationMargins[index(selectivity, empties, depth)];
    }

    private static int index(int selectivity, int empties, int depth) {
        return (selectivity * SIZE + empties) * SIZE + depth;
    }
}
