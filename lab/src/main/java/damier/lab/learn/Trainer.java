package damier.lab.learn;

import damier.core.HiddenLayer;
import damier.lab.learn.Examples.Batch;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Trains the weights of an evaluation: those whose sums predict the labels of the examples best. It
 * is a generalised linear regression by stochastic gradient descent, with a learning rate for each
 * weight that shrinks with the sum of its squared gradients (Adagrad).
 *
 * <p>In each step, the threads first share the examples of a batch and compute the error of each;
 * then they share the weights, and every thread adds up the gradients of its own weights in the
 * order of the examples. So the result is the same, bit for bit, with any number of threads.
 */
final class Trainer {
    /** The learning rate at the beginning, for sums in the unit of {@link Target}. */
    private static final double STEP = 0.05;

    /** Added to the squared gradients, so that the first examples do not move a weight far. */
    private static final double EPSILON = 1e-3;

    /**
     * The share of the squared gradients that an epoch inherits: those of the first steps, with
     * weights far off, would make all later steps too small.
     */
    private static final float INHERITED = 0.25f;

    private final Examples examples;
    private final Examples validation;
    private final Target target;
    private final Prior prior;
    private final int threads;

    /** The unit of the sums, in the unit of the initial weights. */
    private final double scale;

    /** The value of weight {@code w} at stage {@code s} is at {@code w * stages + s}. */
    private final float[] weights;

    /** The values towards which the weights decay. */
    private final float[] centre;

    private final float[] squaredGradients;
    private final float[] gradients;

    /** The decay of each value in a step that changes it. */
    private final float[] decay;

    /** The inverse typical value of each named weight. */
    private final float[] inverseSizes;

    /** The first value of each thread; one more at the end. */
    private final int[] parts;

    private final float[] errors = new float[Examples.BATCH];

    /** Trains the hidden layer; absent if there is none. */
    private final @Nullable LayerTrainer layer;

    private final double stdDev;

    /**
     * What is assumed about the weights before any example. The assumption about a weight, as that
     * about the scale, counts like so many examples that say the same.
     *
     * @param named the strength of the assumption that a named weight keeps its initial value
     * @param patterns the same for a pattern
     */
    record Prior(double named, double patterns) {}

    /**
     * @param start the initial weights
     * @param layer the initial hidden layer, if there is one
     * @param firstVector the first weight that has a vector in it
     * @param scale the sum of the initial weights that counts as one
     * @param share the share of the search score in the label, against the result; 0 to 1
     */
    Trainer(
            Examples examples,
            Examples validation,
            Target target,
            Prior prior,
            double[] start,
            Optional<HiddenLayer> layer,
            int firstVector,
            double scale,
            double share,
            int threads) {
        this.examples = examples;
        this.validation = validation;
        this.target = target;
        this.prior = prior;
        this.scale = scale;
        this.threads = threads;
        weights = new float[start.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) (start[i] / scale);
        }
        centre = weights.clone();
        squaredGradients = new float[weights.length];
        gradients = new float[weights.length];
        inverseSizes = inverseSizes();
        int[] occurrences = new int[weights.length];
        decay = decay(occurrences);
        parts = parts(occurrences);
        mixScores(share);
        this.layer = trainer(layer, scale, firstVector, examples.stages(), threads);
        stdDev = stdDev();
    }

    private static @Nullable LayerTrainer trainer(
            Optional<HiddenLayer> layer, double scale, int firstVector, int stages, int threads) {
        return layer.map(of -> new LayerTrainer(of, scale, firstVector, stages, threads))
                .orElse(null);
    }

    /** The inverse of the root of the mean square of each named weight's values. */
    private float[] inverseSizes() {
        double[] squares = new double[examples.named()];
        long[] counts = new long[squares.length];
        for (Batch batch : examples.batches()) {
            for (int i = 0; i < batch.size * squares.length; i++) {
                int weight = i % squares.length;
                int value = batch.values[i];
                squares[weight] += value * value;
                counts[weight] += value == 0 ? 0 : 1;
            }
        }
        float[] inverse = new float[squares.length];
        for (int i = 0; i < inverse.length; i++) {
            inverse[i] = squares[i] == 0 ? 1 : (float) Math.sqrt(counts[i] / squares[i]);
        }
        return inverse;
    }

    /**
     * Spreads the decay of an epoch over the steps that change a value, so that a rare pattern
     * decays as much as a common one, and changes less.
     *
     * @param occurrences receives the number of terms of each value
     */
    private float[] decay(int[] occurrences) {
        int[] steps = new int[weights.length];
        int[] lastBatch = new int[weights.length];
        int number = 0;
        for (Batch batch : examples.batches()) {
            number++;
            for (int example = 0; example < batch.size; example++) {
                for (int i = batch.begin(example); i < batch.ends[example]; i++) {
                    int value = (batch.patterns[i] >>> 1) + batch.stage[example];
                    occurrences[value]++;
                    if (lastBatch[value] != number) {
                        lastBatch[value] = number;
                        steps[value]++;
                    }
                }
            }
        }
        int firstPattern = examples.named() * examples.stages();
        float[] shares = new float[weights.length];
        for (int i = 0; i < shares.length; i++) {
            boolean named = i < firstPattern;
            double whole = named ? prior.named() : prior.patterns();
            int ofStage = named ? number : steps[i] + (i == 0 ? 0 : steps[i - 1]);
            shares[i] = (float) (whole / Math.max(1, ofStage));
        }
        return shares;
    }

    /** Divides the values among the threads, so that each has the same number of terms. */
    private int[] parts(int[] occurrences) {
        int firstPattern = examples.named() * examples.stages();
        Arrays.fill(occurrences, 0, firstPattern, examples.size());
        long all = Arrays.stream(occurrences).asLongStream().sum();
        int[] bounds = new int[threads + 1];
        long counted = 0;
        int part = 1;
        for (int i = 0; i < occurrences.length && part < threads; i++) {
            counted += occurrences[i];
            if (counted * threads >= all * part && (i + 1) % examples.stages() == 0) {
                bounds[part++] = i + 1;
            }
        }
        Arrays.fill(bounds, part, threads + 1, weights.length);
        return bounds;
    }

    private void mixScores(double share) {
        for (Batch batch : examples.batches()) {
            for (int i = 0; i < batch.size; i++) {
                short score = batch.scores[i];
                if (score != Examples.NO_SCORE) {
                    double thought = target.predicted(score / scale);
                    batch.results[i] += (float) (share * (thought - batch.results[i]));
                }
            }
        }
    }

    /**
     * The scale at which sums of the initial weights predict the results best.
     *
     * @param layer the initial hidden layer, if there is one
     * @param firstVector the first weight that has a vector in it
     * @param least the smallest scale that is tried
     * @param most the largest
     * @param assumed the weight, in examples, of the assumption that the scale is the standard
     *     deviation of the sums
     */
    static double fittedScale(
            Examples examples,
            double[] start,
            Optional<HiddenLayer> layer,
            int firstVector,
            double least,
            double most,
            double assumed) {
        double[] sums = new double[examples.size()];
        float[] results = new float[examples.size()];
        float[] plain = new float[start.length];
        for (int i = 0; i < start.length; i++) {
            plain[i] = (float) start[i];
        }
        LayerTrainer net = trainer(layer, 1, firstVector, examples.stages(), 1);
        int count = 0;
        double squares = 0;
        for (Batch batch : examples.batches()) {
            for (int i = 0; i < batch.size; i++) {
                sums[count] = sum(batch, i, plain, net, examples);
                squares += sums[count] * sums[count];
                results[count++] = batch.results[i];
            }
        }
        double stdDev = Math.sqrt(squares / count);
        double best = least;
        double leastLoss = Double.MAX_VALUE;
        for (double tried = least; tried < most; tried *= 1.02) {
            double loss = assumed / 2 * Math.pow(stdDev / tried - 1, 2);
            int stride = 1 + count / 200_000;
            for (int i = 0; i < count; i += stride) {
                loss += stride * Target.RESULT.loss(results[i], sums[i] / tried);
            }
            if (loss < leastLoss) {
                leastLoss = loss;
                best = tried;
            }
        }
        return best;
    }

    /** The standard deviation of the sums, in the unit of the initial weights. */
    private double stdDev() {
        double squares = 0;
        for (Batch batch : validation.batches()) {
            for (int i = 0; i < batch.size; i++) {
                squares += Math.pow(sum(batch, i), 2);
            }
        }
        return scale * Math.sqrt(squares / validation.size());
    }

    /** The sum of an example of the validation set. */
    private double sum(Batch batch, int example) {
        return sum(batch, example, weights, layer, examples);
    }

    private static double sum(
            Batch batch, int example, float[] weights, @Nullable LayerTrainer layer, Examples of) {
        double sum = sumBeforeFactor(batch, example, weights, of.named(), of.stages());
        sum += layer == null ? 0 : layer.output(batch, example);
        return sum * batch.factor(example, sum);
    }

    private static double sumBeforeFactor(
            Batch batch, int example, float[] weights, int named, int stages) {
        int stage = batch.stage[example];
        int next = stages > 1 ? stage + 1 : stage;
        float early = 0;
        float late = 0;
        for (int i = 0; i < named; i++) {
            short value = batch.values[example * named + i];
            early += value * weights[i * stages + stage];
            late += value * weights[i * stages + next];
        }
        for (int i = batch.begin(example); i < batch.ends[example]; i++) {
            int pattern = batch.patterns[i];
            int at = pattern >>> 1;
            float sign = 1 - 2 * (pattern & 1);
            early += sign * weights[at + stage];
            late += sign * weights[at + next];
        }
        float share = batch.late[example];
        return early * (1 - share) + late * share;
    }

    /** The mean loss on the validation set, against the results alone. */
    double loss() {
        double loss = 0;
        for (Batch batch : validation.batches()) {
            loss +=
                    IntStream.range(0, batch.size)
                            .mapToDouble(i -> target.loss(batch.results[i], sum(batch, i)))
                            .sum();
        }
        return loss / validation.size();
    }

    /** Receives what the weights predict of a position, and its result. */
    interface Predictions {
        /** Receives a prediction at a stage of the game between 0 and 1. */
        void accept(double stage, double predicted, double result);
    }

    /** Passes on the predictions of the validation set. */
    void predictions(Predictions each) {
        int last = Math.max(1, validation.stages() - 1);
        for (Batch batch : validation.batches()) {
            for (int i = 0; i < batch.size; i++) {
                double stage = (batch.stage[i] + batch.late[i]) / last;
                each.accept(stage, target.predicted(sum(batch, i)), batch.results[i]);
            }
        }
    }

    /**
     * Trains one epoch, in random order of the batches.
     *
     * @param epoch its number, from 1; the learning rate decreases to zero
     * @param epochs the number of epochs of the training
     */
    void learn(int epoch, int epochs) {
        List<Batch> batches = examples.batches();
        int[] order = shuffled(batches.size(), epoch);
        for (int i = 0; i < squaredGradients.length; i++) {
            squaredGradients[i] *= INHERITED;
        }
        for (int i = 0; i < order.length; i++) {
            double done = (epoch - 1 + (double) i / order.length) / epochs;
            step(batches.get(order[i]), STEP * (1 - done));
        }
    }

    private static int[] shuffled(int size, long seed) {
        int[] order = IntStream.range(0, size).toArray();
        var random = new SplittableRandom(seed);
        for (int i = size - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[other];
            order[other] = swapped;
        }
        return order;
    }

    private void step(Batch batch, double rate) {
        IntStream.range(0, threads).parallel().forEach(thread -> findErrors(batch, thread));
        if (layer != null) {
            layer.change(batch, errors, rate / STEP);
        }
        IntStream.range(0, threads)
                .parallel()
                .forEach(
                        thread -> {
                            change(batch, parts[thread], parts[thread + 1], rate);
                            if (layer != null) {
                                layer.changeVectors(batch, thread, rate / STEP);
                            }
                        });
    }

    /** Computes the errors of one thread's share of a batch, each times its factor. */
    private void findErrors(Batch batch, int thread) {
        int begin = batch.size * thread / threads;
        int end = batch.size * (thread + 1) / threads;
        for (int i = begin; i < end; i++) {
            double sum = sumBeforeFactor(batch, i, weights, examples.named(), examples.stages());
            sum += layer == null ? 0 : layer.learn(batch, i);
            float factor = batch.factor(i, sum);
            errors[i] = (float) ((batch.results[i] - target.predicted(sum * factor)) * factor);
        }
    }

    /** Changes the values from one index to another. */
    private void change(Batch batch, int from, int to, double rate) {
        int stages = examples.stages();
        int named = examples.named();
        int firstPattern = named * stages;
        int next = stages > 1 ? 1 : 0;
        if (from < firstPattern) {
            addNamed(batch, from, Math.min(to, firstPattern));
            for (int i = from; i < Math.min(to, firstPattern); i++) {
                move(i, rate, inverseSizes[i / stages]);
            }
        }
        if (to <= firstPattern) {
            return;
        }
        addPatterns(batch, from, to);
        for (int example = 0; example < batch.size; example++) {
            int stage = batch.stage[example];
            for (int i = batch.begin(example); i < batch.ends[example]; i++) {
                int at = batch.patterns[i] >>> 1;
                if (at >= from && at < to) {
                    if (gradients[at + stage] != 0) {
                        move(at + stage, rate, 1);
                    }
                    if (gradients[at + stage + next] != 0) {
                        move(at + stage + next, rate, 1);
                    }
                }
            }
        }
    }

    private void addNamed(Batch batch, int from, int to) {
        int stages = examples.stages();
        int named = examples.named();
        int next = stages > 1 ? 1 : 0;
        for (int example = 0; example < batch.size; example++) {
            float error = errors[example];
            float late = batch.late[example];
            int stage = batch.stage[example];
            for (int i = from / stages; i < to / stages; i++) {
                float slope = error * batch.values[example * named + i];
                gradients[i * stages + stage] += slope * (1 - late);
                gradients[i * stages + stage + next] += slope * late;
            }
        }
    }

    private void addPatterns(Batch batch, int from, int to) {
        int next = examples.stages() > 1 ? 1 : 0;
        for (int example = 0; example < batch.size; example++) {
            float error = errors[example];
            float late = batch.late[example];
            int stage = batch.stage[example];
            for (int i = batch.begin(example); i < batch.ends[example]; i++) {
                int pattern = batch.patterns[i];
                int at = pattern >>> 1;
                if (at >= from && at < to) {
                    float slope = (pattern & 1) == 0 ? error : -error;
                    gradients[at + stage] += slope * (1 - late);
                    gradients[at + stage + next] += slope * late;
                }
            }
        }
    }

    /** Moves a value along its gradient, and clears the gradient. */
    private void move(int value, double rate, float inverseSize) {
        float slope = gradients[value] - decay[value] * (weights[value] - centre[value]);
        slope *= inverseSize;
        gradients[value] = 0;
        squaredGradients[value] += slope * slope;
        weights[value] +=
                (float) (rate * inverseSize * slope / Math.sqrt(squaredGradients[value] + EPSILON));
    }

    /** The unit of the sums, in that of the initial weights. */
    double scale() {
        return scale;
    }

    /**
     * The scale with which the sums have the standard deviation of those of the initial weights:
     * the margins of a search are calibrated to it, and a positive factor changes no move.
     */
    double scaleOfSameSpread() {
        double trained = stdDev();
        return stdDev == 0 || trained == 0 ? scale : scale * stdDev / trained;
    }

    /** The trained weights, times a factor. */
    double[] weights(double factor) {
        return IntStream.range(0, weights.length).mapToDouble(i -> weights[i] * factor).toArray();
    }

    /** The trained hidden layer, with outputs times a factor; empty if there is none. */
    Optional<HiddenLayer> layer(double factor) {
        return Optional.ofNullable(layer).map(trained -> trained.layer(factor));
    }
}
