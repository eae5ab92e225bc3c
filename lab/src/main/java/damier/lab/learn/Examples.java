package damier.lab.learn;

import java.util.Arrays;

/**
 * Training examples: the terms of positions, the results of their games, and the scores of their
 * searches. All numbers of an example are from the point of view of one side.
 */
final class Examples {
    private static final int MAX_TERMS = Integer.MAX_VALUE - 8;

    private int size;
    private int games;

    /** The index of the first term of each example; the next example's index ends it. */
    private int[] begins = new int[1 << 16];

    private int[] weights = new int[1 << 20];
    private float[] values = new float[1 << 20];
    private float[] late = new float[1 << 16];
    private float[] aboveZeroFactors = new float[1 << 16];
    private float[] belowZeroFactors = new float[1 << 16];
    private float[] points = new float[1 << 16];
    private short[] scores = new short[1 << 16];

    /** Counts a game whose positions were added. */
    void addGame() {
        games++;
    }

    /**
     * Begins an example.
     *
     * @param lateShare the share of the weights' late values, 0 to 1
     * @param aboveZero the factor of a sum above zero
     * @param belowZero the factor of a sum below zero
     */
    void begin(double lateShare, double aboveZero, double belowZero) {
        if (size + 2 > begins.length) {
            int more = begins.length + begins.length / 2;
            begins = Arrays.copyOf(begins, more);
            late = Arrays.copyOf(late, more);
            aboveZeroFactors = Arrays.copyOf(aboveZeroFactors, more);
            belowZeroFactors = Arrays.copyOf(belowZeroFactors, more);
            points = Arrays.copyOf(points, more);
            scores = Arrays.copyOf(scores, more);
        }
        late[size] = (float) lateShare;
        aboveZeroFactors[size] = (float) aboveZero;
        belowZeroFactors[size] = (float) belowZero;
        begins[size + 1] = begins[size];
    }

    /** Adds a term to the example that was begun. */
    void addTerm(int weight, float value) {
        int at = begins[size + 1]++;
        if (at == weights.length) {
            int more = (int) Math.min(weights.length * 3L / 2, MAX_TERMS);
            if (at == more) {
                throw new IllegalArgumentException("too many games to learn from at once");
            }
            weights = Arrays.copyOf(weights, more);
            values = Arrays.copyOf(values, more);
        }
        weights[at] = weight;
        values[at] = value;
    }

    /**
     * Ends the example that was begun.
     *
     * @param gamePoints the result: 1, 0.5 or 0
     */
    void end(float gamePoints, int score) {
        points[size] = gamePoints;
        scores[size] = (short) score;
        size++;
    }

    int size() {
        return size;
    }

    int games() {
        return games;
    }

    int begin(int example) {
        return begins[example];
    }

    int end(int example) {
        return begins[example + 1];
    }

    int weight(int term) {
        return weights[term];
    }

    float value(int term) {
        return values[term];
    }

    float late(int example) {
        return late[example];
    }

    /** The factor of a sum. */
    float factor(int example, double sum) {
        return sum > 0 ? aboveZeroFactors[example] : belowZeroFactors[example];
    }

    float points(int example) {
        return points[example];
    }

    short score(int example) {
        return scores[example];
    }
}
