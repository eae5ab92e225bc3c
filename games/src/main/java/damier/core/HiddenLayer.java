package damier.core;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The hidden layer of an evaluation as training sees it, a small neural network beside the weighted
 * sum. It has {@link #UNITS} hidden units for the side to move and as many for the opponent. Every
 * pattern has a vector of {@link #LANES} numbers: one half is added to the units of the side that
 * the pattern counts for, the other half to those of the other side. The activation of a unit is
 * its sum, limited to the range from 0 to 1. The output is the sum of the activations of the side
 * to move, minus those of the opponent, times their weights.
 *
 * @param vectors of each pattern, one after another
 * @param biases the initial sums of the units at each stage, those of the side to move first
 * @param outputs the weight of each unit's activation at each stage, in the unit of scores
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record HiddenLayer(float[] vectors, float[] biases, float[] outputs) {
    /** The number of hidden units of each side. */
    public static final int UNITS = 8;

    /** The length of a vector. */
    public static final int LANES = 2 * UNITS;

    /** The limit of a number in a vector. */
    public static final float MAX_WEIGHT = 1.9f;

    private static final double INITIAL_WEIGHT = 0.05;
    private static final float INITIAL_BIAS = 0.3f;

    /** The number of vectors. */
    public int size() {
        return vectors.length / LANES;
    }

    /**
     * A layer whose output is zero, with small random vectors, which training needs to tell the
     * units apart.
     */
    public static HiddenLayer untrained(int patterns, int stages) {
        HiddenLayer layer =
                new HiddenLayer(
                        new float[patterns * LANES],
                        new float[stages * LANES],
                        new float[stages * UNITS]);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < layer.vectors.length; i++) {
            layer.vectors[i] = (float) (INITIAL_WEIGHT * random.nextGaussian());
        }
        Arrays.fill(layer.biases, INITIAL_BIAS);
        return layer;
    }
}
