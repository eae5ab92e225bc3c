package damier.lab.learn;

import static damier.core.HiddenLayer.LANES;
import static damier.core.HiddenLayer.UNITS;

import damier.core.HiddenLayer;
import damier.lab.learn.Examples.Batch;

/**
 * Trains the hidden layer of an evaluation with the errors that {@link Trainer} computes, by Adam
 * (Diederik Kingma and Jimmy Ba). A number that no example of a batch uses stays as it is.
 *
 * <p>The result is the same with any number of threads, because each thread adds up the gradients
 * of its own vectors in the order of the examples.
 */
final class LayerTrainer {
    private static final double STEP = 0.003;
    private static final float BETA1 = 0.9f;
    private static final float BETA2 = 0.99f;
    private static final double EPSILON = 1e-8;

    private final int firstVector;
    private final int stages;
    private final int threads;
    private final Moments vectors;
    private final Moments biases;
    private final Moments outputs;

    /**
     * The sums of the units for each example of a batch, and then the slopes of the loss in them.
     */
    private final float[] sums = new float[Examples.BATCH * LANES];

    /** The weights being trained, their gradients in this batch, and Adam's moments. */
    private static final class Moments {
        final float[] values;
        final float[] gradients;
        private final float[] means;
        private final float[] squares;

        Moments(float[] values) {
            this.values = values;
            gradients = new float[values.length];
            means = new float[values.length];
            squares = new float[values.length];
        }

        void move(int i, double rate) {
            float gradient = gradients[i];
            gradients[i] = 0;
            means[i] += (1 - BETA1) * (gradient - means[i]);
            squares[i] += (1 - BETA2) * (gradient * gradient - squares[i]);
            float moved = values[i] + (float) (rate * means[i] / (Math.sqrt(squares[i]) + EPSILON));
            values[i] = Math.clamp(moved, -HiddenLayer.MAX_WEIGHT, HiddenLayer.MAX_WEIGHT);
        }

        void moveAll(double rate) {
            for (int i = 0; i < values.length; i++) {
                move(i, rate);
            }
        }
    }

    /**
     * @param layer the initial layer
     * @param scale the output that counts as one
     * @param firstVector the first weight that has a vector
     */
    LayerTrainer(HiddenLayer layer, double scale, int firstVector, int stages, int threads) {
        this.firstVector = firstVector;
        this.stages = stages;
        this.threads = threads;
        vectors = new Moments(layer.vectors().clone());
        biases = new Moments(layer.biases().clone());
        outputs = new Moments(scaled(layer.outputs(), 1 / scale));
    }

    private static float[] scaled(float[] values, double factor) {
        float[] scaled = new float[values.length];
        for (int i = 0; i < values.length; i++) {
            scaled[i] = (float) (values[i] * factor);
        }
        return scaled;
    }

    /**
     * The trained layer.
     *
     * @param factor by which its outputs are multiplied
     */
    HiddenLayer layer(double factor) {
        return new HiddenLayer(
                vectors.values.clone(), biases.values.clone(), scaled(outputs.values, factor));
    }

    /** The output for an example. */
    float output(Batch batch, int example) {
        float[] units = new float[LANES];
        return output(batch, example, units, 0);
    }

    /**
     * The output for an example of the current batch, whose sums are stored for {@link #change}.
     */
    float learn(Batch batch, int example) {
        return output(batch, example, sums, example * LANES);
    }

    private float output(Batch batch, int example, float[] to, int at) {
        float late = batch.late[example];
        int stage = batch.stage[example];
        for (int lane = 0; lane < LANES; lane++) {
            float early = biases.values[stage * LANES + lane];
            to[at + lane] = early + late * (biases.values[next(stage) * LANES + lane] - early);
        }
        for (int i = batch.begin(example); i < batch.ends[example]; i++) {
            int vector = vector(batch.patterns[i]);
            if (vector >= 0) {
                boolean turned = (batch.patterns[i] & 1) != 0;
                add(vector * LANES, to, at, turned ? UNITS : 0, UNITS);
                add(vector * LANES + UNITS, to, at, turned ? 0 : UNITS, UNITS);
            }
        }
        float sum = 0;
        for (int unit = 0; unit < UNITS; unit++) {
            sum += weight(stage, late, unit) * difference(to, at, unit);
        }
        return sum;
    }

    private void add(int from, float[] to, int at, int offset, int count) {
        for (int i = 0; i < count; i++) {
            to[at + offset + i] += vectors.values[from + i];
        }
    }

    private static float difference(float[] units, int at, int unit) {
        return Math.clamp(units[at + unit], 0f, 1f) - Math.clamp(units[at + UNITS + unit], 0f, 1f);
    }

    private float weight(int stage, float late, int unit) {
        float early = outputs.values[stage * UNITS + unit];
        return early + late * (outputs.values[next(stage) * UNITS + unit] - early);
    }

    private int next(int stage) {
        return Math.min(stage + 1, stages - 1);
    }

    /** The index of a pattern's vector, below zero if it has none. */
    private int vector(int pattern) {
        return (pattern >>> 1) / stages - firstVector;
    }

    /**
     * Changes the weights that all examples share, and prepares {@link #changeVectors}.
     *
     * @param errors of the examples of this batch
     */
    void change(Batch batch, float[] errors, double rate) {
        for (int example = 0; example < batch.size; example++) {
            int at = example * LANES;
            int stage = batch.stage[example];
            float late = batch.late[example];
            float error = errors[example];
            for (int unit = 0; unit < UNITS; unit++) {
                float slope = error * difference(sums, at, unit);
                outputs.gradients[stage * UNITS + unit] += slope * (1 - late);
                outputs.gradients[next(stage) * UNITS + unit] += slope * late;
                float weight = error * weight(stage, late, unit);
                sums[at + unit] = isActive(sums[at + unit]) ? weight : 0;
                sums[at + UNITS + unit] = isActive(sums[at + UNITS + unit]) ? -weight : 0;
            }
            for (int lane = 0; lane < LANES; lane++) {
                biases.gradients[stage * LANES + lane] += sums[at + lane] * (1 - late);
                biases.gradients[next(stage) * LANES + lane] += sums[at + lane] * late;
            }
        }
        outputs.moveAll(STEP * rate);
        biases.moveAll(STEP * rate);
    }

    private static boolean isActive(float sum) {
        return sum > 0 && sum < 1;
    }

    /** Changes one thread's share of the vectors. */
    void changeVectors(Batch batch, int thread, double rate) {
        int all = vectors.values.length / LANES;
        int from = (int) ((long) all * thread / threads);
        int to = (int) ((long) all * (thread + 1) / threads);
        for (int example = 0; example < batch.size; example++) {
            int at = example * LANES;
            for (int i = batch.begin(example); i < batch.ends[example]; i++) {
                int vector = vector(batch.patterns[i]);
                if (vector >= from && vector < to) {
                    int turned = (batch.patterns[i] & 1) * UNITS;
                    for (int lane = 0; lane < LANES; lane++) {
                        vectors.gradients[vector * LANES + lane] += sums[at + (lane ^ turned)];
                    }
                }
            }
        }
        for (int example = 0; example < batch.size; example++) {
            for (int i = batch.begin(example); i < batch.ends[example]; i++) {
                int vector = vector(batch.patterns[i]);
                if (vector >= from && vector < to) {
                    move(vector, STEP * rate);
                }
            }
        }
    }

    /** Moves a vector unless it was moved for an earlier example of the batch. */
    private void move(int vector, double rate) {
        for (int i = vector * LANES; i < (vector + 1) * LANES; i++) {
            if (vectors.gradients[i] != 0) {
                vectors.move(i, rate);
            }
        }
    }
}
