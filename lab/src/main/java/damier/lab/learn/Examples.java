package damier.lab.learn;

import damier.core.Terms;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Training examples: the terms of positions, the results of their games, and the scores of their
 * searches, all from the point of view of the side to move.
 *
 * <p>They are stored in batches. The positions of a game are dealt to many batches, because similar
 * positions with the same result in one batch would teach it that result alone.
 */
final class Examples {
    /** The number of examples in a batch. */
    static final int BATCH = 4_096;

    private static final int OPEN_BATCHES = 64;

    private final int named;
    private final int stages;
    private final List<Batch> batches = new ArrayList<>();
    private final @Nullable Batch[] open = new Batch[OPEN_BATCHES];
    private final SplittableRandom random = new SplittableRandom(1);
    private int size;
    private int games;

    /**
     * @param named the number of named weights
     * @param stages the number of values of each weight
     */
    Examples(int named, int stages) {
        this.named = named;
        this.stages = stages;
    }

    /** A batch of examples. Arrays without a comment are indexed by example. */
    static final class Batch {
        int size;
        final byte[] stage;
        final float[] late;
        final float[] ifAhead;
        final float[] ifBehind;

        /** The label of the result, in the unit of the target. */
        final float[] results;

        /** The score of the search in hundredths; {@link #NO_SCORE} if the result is certain. */
        final short[] scores;

        /** The values of the named weights of each example, one example after another. */
        final short[] values;

        /** The index in {@link #patterns} behind the patterns of each example. */
        final int[] ends;

        /**
         * The patterns of all examples: twice the index of its value at stage 0, plus one if it
         * counts with a negative sign.
         */
        int[] patterns;

        private Batch(int capacity, int named) {
            stage = new byte[capacity];
            late = new float[capacity];
            ifAhead = new float[capacity];
            ifBehind = new float[capacity];
            results = new float[capacity];
            scores = new short[capacity];
            values = new short[capacity * named];
            ends = new int[capacity];
            patterns = new int[capacity * 8];
        }

        int begin(int example) {
            return example == 0 ? 0 : ends[example - 1];
        }

        float factor(int example, double sum) {
            return sum > 0 ? ifAhead[example] : ifBehind[example];
        }
    }

    /** The score of an example whose result is certain. */
    static final short NO_SCORE = Short.MIN_VALUE;

    /** Counts a game whose positions were added. */
    void addGame() {
        games++;
    }

    /**
     * Adds an example.
     *
     * @param result the label of the result, in the unit of the target
     * @param score of the search, or {@link #NO_SCORE}
     */
    void add(Terms terms, float result, short score) {
        int chosen = random.nextInt(OPEN_BATCHES);
        @Nullable Batch batch = open[chosen];
        if (batch == null) {
            batch = new Batch(BATCH, named);
            open[chosen] = batch;
            batches.add(batch);
        }
        addTo(batch, terms);
        batch.results[batch.size] = result;
        batch.scores[batch.size] = score;
        batch.size++;
        size++;
        if (batch.size == BATCH) {
            batch.patterns = Arrays.copyOf(batch.patterns, batch.ends[BATCH - 1]);
            open[chosen] = null;
        }
    }

    private void addTo(Batch batch, Terms terms) {
        int example = batch.size;
        batch.stage[example] = (byte) terms.stage();
        batch.late[example] = (float) terms.late();
        batch.ifAhead[example] = (float) terms.ifAhead();
        batch.ifBehind[example] = (float) terms.ifBehind();
        int end = batch.begin(example);
        for (int i = 0; i < terms.size(); i++) {
            int weight = terms.weight(i);
            short value = terms.value(i);
            if (weight < named) {
                batch.values[example * named + weight] += value;
            } else {
                if (end == batch.patterns.length) {
                    batch.patterns = Arrays.copyOf(batch.patterns, end + end / 2);
                }
                batch.patterns[end++] = (weight * stages) << 1 | (value < 0 ? 1 : 0);
            }
        }
        batch.ends[example] = end;
    }

    List<Batch> batches() {
        return batches;
    }

    /** The number of named weights. */
    int named() {
        return named;
    }

    /** The number of values of each weight. */
    int stages() {
        return stages;
    }

    int size() {
        return size;
    }

    int games() {
        return games;
    }
}
