package damier.search;

import java.util.Arrays;

/**
 * How often a move was the best of those tried, as a running average, by side and by the move's low
 * bits.
 */
final class History {
    private static final int MOVES = 1 << 12;
    private static final int HALF = 1 << 14;

    /** The shift of the learning rate at depth 0; deeper nodes shift less. */
    private static final int SLOWEST = 7;

    /** The smallest shift. */
    private static final int FASTEST = 3;

    /** The shift falls by one for every four plies of depth. */
    private static final int DEPTH_PER_RATE = 4;

    private final int[] scores = new int[2 * MOVES];

    void clear() {
        Arrays.fill(scores, HALF);
    }

    static int index(int side, long move) {
        return side * MOVES + ((int) move & (MOVES - 1));
    }

    int score(int index) {
        return scores[index];
    }

    /** Records that the move was the best at a node of this depth. */
    void good(int index, int depth) {
        scores[index] += (2 * HALF - scores[index]) >> rate(depth);
    }

    /** Records that another move was better. */
    void bad(int index, int depth) {
        scores[index] -= scores[index] >> rate(depth);
    }

    private static int rate(int depth) {
        return Math.max(SLOWEST - depth / DEPTH_PER_RATE, FASTEST);
    }
}
