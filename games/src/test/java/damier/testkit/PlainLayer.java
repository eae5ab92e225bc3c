package damier.testkit;

import static damier.core.HiddenLayer.LANES;
import static damier.core.HiddenLayer.UNITS;

import damier.core.HiddenLayer;
import damier.core.Terms;

import java.util.Random;

/** A second implementation of the hidden layer, slow and simple. */
public final class PlainLayer {
    private PlainLayer() {}

    /** A layer of random numbers, of which some are at their limits. */
    public static HiddenLayer random(int patterns, int stages, Random random) {
        HiddenLayer layer = HiddenLayer.untrained(patterns, stages);
        fill(layer.vectors(), 0.2, random);
        fill(layer.biases(), 0.5, random);
        fill(layer.outputs(), 50, random);
        return layer;
    }

    private static void fill(float[] values, double size, Random random) {
        for (int i = 0; i < values.length; i++) {
            double value = size * random.nextGaussian();
            boolean isLimit = random.nextInt(1_000) == 0;
            values[i] = (float) (isLimit ? HiddenLayer.MAX_WEIGHT : value);
        }
    }

    /**
     * The output for a position.
     *
     * @param firstVector the first weight that has a vector
     */
    public static double output(HiddenLayer layer, Terms terms, int firstVector) {
        double output = 0;
        for (int unit = 0; unit < UNITS; unit++) {
            double weight = between(layer.outputs(), UNITS, unit, terms);
            output +=
                    weight
                            * (activation(layer, unit, terms, firstVector)
                                    - activation(layer, unit + UNITS, terms, firstVector));
        }
        return output;
    }

    private static double activation(HiddenLayer layer, int lane, Terms terms, int firstVector) {
        double sum = between(layer.biases(), LANES, lane, terms);
        for (int i = 0; i < terms.size(); i++) {
            int vector = terms.weight(i) - firstVector;
            if (vector >= 0) {
                boolean isOwn = terms.value(i) > 0;
                sum += layer.vectors()[vector * LANES + (isOwn ? lane : (lane + UNITS) % LANES)];
            }
        }
        return Math.clamp(sum, 0.0, 1.0);
    }

    /** A number interpolated between two stages. */
    private static double between(float[] numbers, int perStage, int index, Terms terms) {
        double early = numbers[terms.stage() * perStage + index];
        double late = numbers[(terms.stage() + 1) * perStage + index];
        return early * (1 - terms.late()) + late * terms.late();
    }
}
