package damier.search;

import static damier.core.SearchParameter.PROBCUT;
import static damier.core.SearchParameter.PROBCUT_DEPTH;
import static damier.core.SearchParameter.PROBCUT_SHARE;
import static damier.core.SearchParameter.PROBCUT_SLOPE;

import damier.core.Evaluator;
import damier.core.ProbCutErrors;
import damier.core.SearchParameters;

/**
 * Selects the shallower search that predicts a search, and how far outside the window its score
 * must be: by a number of standard deviations of the {@link ProbCutErrors}, or by a margin that
 * grows with the depth.
 */
final class ProbCut {
    private static final int MAX_DEPTH = 127;

    private final int minDepth;
    private final int[] depths = new int[MAX_DEPTH + 1];
    private final int[][] margins = new int[Evaluator.STAGES][MAX_DEPTH + 1];

    ProbCut(SearchParameters parameters, ProbCutErrors errors) {
        minDepth = parameters.has(PROBCUT) ? parameters.get(PROBCUT_DEPTH) : Integer.MAX_VALUE;
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            depths[depth] = shallower(depth, parameters.get(PROBCUT_SHARE));
            for (int stage = 0; stage < Evaluator.STAGES && depths[depth] > 0; stage++) {
                double deviation = errors.deviation(stage, depth, depths[depth]);
                margins[stage][depth] =
                        parameters.get(PROBCUT_SLOPE) > 0
                                ? parameters.get(PROBCUT_SLOPE) * depth
                                : (int) (parameters.get(PROBCUT) * deviation / 100);
            }
        }
    }

    /**
     * The depth of the shallower search. It has the same parity, since a search best predicts one
     * whose last move is made by the same side.
     */
    private static int shallower(int depth, int share) {
        int shallower = depth * share / 10;
        return shallower - ((depth - shallower) & 1);
    }

    boolean applies(int depth) {
        return depth >= minDepth && depth <= MAX_DEPTH && depths[depth] > 0;
    }

    int depth(int depth) {
        return depths[depth];
    }

    int margin(int depth, int stage) {
        return margins[stage][depth];
    }
}
