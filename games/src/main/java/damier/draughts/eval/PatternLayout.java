package damier.draughts.eval;

import damier.draughts.BoardGeometry;
import damier.weights.WeightFile;

/**
 * The order of a variant's pattern weights in its file: the patterns of all {@link Areas}, the
 * parts of these patterns in the first and in the last four rows, and the squares of kings.
 *
 * <p>The parts are learned from fewer games, and patterns that are too rare to be learned count as
 * the sum of their parts. The search adds parts to patterns once, when it loads the weights. Parts
 * and squares of kings also have vectors in the hidden layer, in the same order.
 */
record PatternLayout(BoardGeometry board, Areas areas) {
    static final int STAGES = 2;

    PatternLayout(BoardGeometry board) {
        this(board, new Areas(board));
    }

    WeightFile.Layout file() {
        return new WeightFile.Layout(
                EvalFeature.titles(), STAGES, weights(), weights() - firstVector());
    }

    int pattern(int area, int pattern) {
        return area * Areas.PATTERNS + pattern;
    }

    int near(int area, int pattern) {
        return areas.count() * Areas.PATTERNS + area * Areas.PART_PATTERNS + Areas.near(pattern);
    }

    int far(int area, int pattern) {
        return areas.count() * (Areas.PATTERNS + Areas.PART_PATTERNS)
                + area * Areas.PART_PATTERNS
                + Areas.far(pattern);
    }

    /** The first weight that has a vector. */
    int firstVector() {
        return areas.count() * Areas.PATTERNS;
    }

    /** The weight of a white king. */
    int king(int square) {
        return areas.count() * (Areas.PATTERNS + 2 * Areas.PART_PATTERNS) + square;
    }

    int weights() {
        return king(board.squareCount());
    }
}
