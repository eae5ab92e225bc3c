package damier.search;

import java.util.Arrays;

/**
 * How often a move was the best of those tried, as a running average, by side and by the move's low
 * bits.
 */
final class History {
    private static final int MOVES = 1 << 12;
    private static final int HALF = 1 << 14;
    private static final int RATE = 5;

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

    void good(int index) {
        scores[index] += (2 * HALF - scores[index]) >> RATE;
    }

    void bad(int index) {
        scores[index] -= scores[index] >> RATE;
    }
}
