package damier.lab.learn;

import damier.core.Learnable;
import damier.core.Position;
import damier.engine.EngineFactory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Trains the weights of an evaluation: the weights for which the winning probabilities 1 / (1 +
 * exp(-sum / scale)) agree best with the labels of the positions. It is logistic regression by
 * stochastic gradient descent with a learning rate per weight that shrinks with the sum of its
 * squared gradients (Adagrad).
 *
 * <p>A twentieth of the games is the validation set, on which the loss is measured.
 */
public final class Training {
    private static final int VALIDATION_SHARE = 20;

    private static final int MIN_EXAMPLES = 100;

    /** The learning rate, in logits. */
    private static final double STEP = 0.05;

    /** Added to the squared gradients, so that the first examples do not move a weight far. */
    private static final double EPSILON = 1e-3;

    /** The decay of pattern weights, for every example in which they occur. */
    private static final double WEIGHT_DECAY = 2e-5;

    private final Learnable<Position> learnable;
    private final Examples examples;
    private final Examples validation;
    private final float[] early;
    private final float[] late;
    private final float[] earlySquaredGradients;
    private final float[] lateSquaredGradients;

    /** The lead in hundredths of a man or of a disc with odds of e to 1. */
    private final double scale;

    private final double share;
    private final double stdDev;

    /**
     * @param share the share of the search score in the label, against the result; 0 to 1
     */
    public Training(EngineFactory kind, List<Path> files, double share) throws IOException {
        learnable =
                kind.evaluator()
                        .learnable()
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                kind.game().id() + ": its weights are fixed"));
        this.share = share;
        examples = new Examples(kind.game(), learnable);
        validation = new Examples(kind.game(), learnable);
        for (Path file : files) {
            examples.read(file, number -> number % VALIDATION_SHARE != 0);
            validation.read(file, number -> number % VALIDATION_SHARE == 0);
        }
        if (examples.size() < MIN_EXAMPLES || validation.size() == 0) {
            throw new IllegalArgumentException(
                    "only %d games, of %d positions to learn from: play more"
                            .formatted(games(), examples.size()));
        }
        early = new float[learnable.weights()];
        late = new float[learnable.weights()];
        earlySquaredGradients = new float[learnable.weights()];
        lateSquaredGradients = new float[learnable.weights()];
        for (int i = 0; i < early.length; i++) {
            early[i] = (float) learnable.early(i);
            late[i] = (float) learnable.late(i);
        }
        scale = fittedScale();
        for (int i = 0; i < early.length; i++) {
            early[i] /= (float) scale;
            late[i] /= (float) scale;
        }
        stdDev = stdDev();
    }

    /** The standard deviation of the evaluation. */
    private double stdDev() {
        double squares = 0;
        for (int i = 0; i < validation.size(); i++) {
            squares += Math.pow(sum(validation, i), 2);
        }
        return Math.sqrt(squares / validation.size());
    }

    public int examples() {
        return examples.size() + validation.size();
    }

    public int games() {
        return examples.games() + validation.games();
    }

    /** The scale at which the previous weights agree best with the results; it keeps their unit. */
    private double fittedScale() {
        double best = 0;
        double least = Double.MAX_VALUE;
        for (double tried = 30; tried < 1_000; tried *= 1.02) {
            double loss = 0;
            for (int i = 0; i < validation.size(); i++) {
                loss += logLoss(validation.points(i), chance(sum(validation, i) / tried));
            }
            if (loss < least) {
                least = loss;
                best = tried;
            }
        }
        return best;
    }

    private double sum(Examples of, int example) {
        double sum = sumBeforeFactor(of, example);
        return sum * of.factor(example, sum);
    }

    private double sumBeforeFactor(Examples of, int example) {
        double lateShare = of.late(example);
        double sum = 0;
        int end = of.end(example);
        for (int i = of.begin(example); i < end; i++) {
            int weight = of.weight(i);
            sum += of.value(i) * (early[weight] * (1 - lateShare) + late[weight] * lateShare);
        }
        return sum;
    }

    private static double chance(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }

    private static double logLoss(double points, double chance) {
        double likely = Math.clamp(chance, 1e-9, 1 - 1e-9);
        return -(points * Math.log(likely) + (1 - points) * Math.log(1 - likely));
    }

    /** The mean log loss on the validation set, in nats; guessing gives 0.693. */
    public double loss() {
        double loss = 0;
        for (int i = 0; i < validation.size(); i++) {
            loss += logLoss(validation.points(i), chance(sum(validation, i)));
        }
        return loss / validation.size();
    }

    /**
     * Trains one epoch, in random order.
     *
     * @param epoch its number; the learning rate decreases
     */
    public void learn(int epoch) {
        int size = examples.size();
        var random = new SplittableRandom(epoch);
        int stride = stride(size, random);
        double step = STEP / Math.sqrt(epoch);
        int example = random.nextInt(size);
        for (int i = 0; i < size; i++) {
            learnFrom(example, step);
            example += stride;
            example = example >= size ? example - size : example;
        }
    }

    /** A stride that is coprime to the size, so that it visits every example once. */
    private static int stride(int size, SplittableRandom random) {
        int stride = random.nextInt(size / 3, size);
        while (gcd(stride, size) != 1) {
            stride++;
        }
        return stride % size;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private void learnFrom(int example, double step) {
        double sum = sumBeforeFactor(examples, example);
        double factor = examples.factor(example, sum);
        double points = examples.points(example);
        double thought = chance(examples.score(example) / scale);
        double wanted = points + share * (thought - points);
        double error = (wanted - chance(sum * factor)) * factor;
        double lateShare = examples.late(example);
        int named = learnable.namedWeights();
        int end = examples.end(example);
        for (int i = examples.begin(example); i < end; i++) {
            int weight = examples.weight(i);
            double slope = error * examples.value(i);
            double weightDecay = weight < named ? 0 : WEIGHT_DECAY;
            move(early, earlySquaredGradients, weight, slope * (1 - lateShare), weightDecay, step);
            move(late, lateSquaredGradients, weight, slope * lateShare, weightDecay, step);
        }
    }

    private static void move(
            float[] weights,
            float[] squaredGradients,
            int weight,
            double slope,
            double weightDecay,
            double step) {
        double whole = slope - weightDecay * weights[weight];
        squaredGradients[weight] += (float) (whole * whole);
        weights[weight] += (float) (step * whole / Math.sqrt(squaredGradients[weight] + EPSILON));
    }

    /**
     * The text of the trained weights, from which an evaluation can be made. They are scaled to the
     * standard deviation of the previous evaluation, to which the margins of the search are
     * calibrated.
     */
    public String text(String remark) {
        double[] earlyOut = new double[early.length];
        double[] lateOut = new double[late.length];
        double unit = stdDev == 0 ? scale : scale * stdDev / stdDev();
        for (int i = 0; i < early.length; i++) {
            earlyOut[i] = early[i] * unit;
            lateOut[i] = late[i] * unit;
        }
        return learnable.text(earlyOut, lateOut, remark);
    }
}
