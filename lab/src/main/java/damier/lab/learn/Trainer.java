package damier.lab.learn;

import damier.core.GameDefinition;
import damier.core.Learnable;
import damier.core.Position;
import damier.core.Side;
import damier.core.Terms;
import damier.engine.EngineFactory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Trains the weights of an evaluation: the weights for which the winning probabilities 1 / (1 +
 * exp(-sum / scale)) agree best with the labels of the positions. It is logistic regression by
 * stochastic gradient descent with a learning rate per weight that shrinks with the sum of its
 * squared gradients (Adagrad).
 *
 * <p>For the engine's weights, a twentieth of the games is the validation set, on which the loss is
 * measured.
 */
public final class Trainer {
    private static final int VALIDATION_SHARE = 20;

    private static final int MIN_EXAMPLES = 100;

    /** The learning rate, in logits. */
    private static final double STEP = 0.05;

    /** Added to the squared gradients, so that the first examples do not move a weight far. */
    private static final double EPSILON = 1e-3;

    /** The decay of pattern weights, for every example in which they occur. */
    private static final double PATTERN_DECAY = 2e-5;

    /** The scales that are tried grow by this factor. */
    private static final double SCALE_STEP = 1.02;

    /**
     * What is assumed about the weights before any example.
     *
     * @param minScale the minimum of the lead with odds of e to 1, in the unit of the weights
     * @param maxScale the maximum of that lead, exclusive
     * @param scaleExamples the weight, in examples, of the assumption that this lead is the
     *     standard deviation of the evaluation
     * @param firstDecaying the first weight that decays
     * @param weightDecay for every example in which the weight occurs
     * @param towardsStart whether weights decay towards their initial values, and not towards 0
     */
    record Prior(
            double minScale,
            double maxScale,
            double scaleExamples,
            int firstDecaying,
            double weightDecay,
            boolean towardsStart) {}

    private final Examples examples;
    private final Examples validation;
    private final Prior prior;

    /** The early values of all weights, then the late ones. */
    private final float[] weights;

    /** The values towards which the weights decay. */
    private final float[] centre;

    private final float[] squaredGradients;

    /** The number of weights, and so the index of the first late value. */
    private final int late;

    /** The lead with odds of e to 1, in the unit of the initial weights. */
    private final double scale;

    private final double share;
    private final double stdDev;

    /**
     * @param start the early values of the initial weights, then the late ones
     * @param share the share of the search score in the label, against the result; 0 to 1
     */
    Trainer(Examples examples, Examples validation, Prior prior, float[] start, double share) {
        this.examples = examples;
        this.validation = validation;
        this.prior = prior;
        this.share = share;
        weights = start.clone();
        late = start.length / 2;
        squaredGradients = new float[weights.length];
        scale = fittedScale();
        for (int i = 0; i < weights.length; i++) {
            weights[i] /= (float) scale;
        }
        centre = prior.towardsStart() ? weights.clone() : new float[weights.length];
        stdDev = stdDev();
    }

    /**
     * Training of the engine's evaluation.
     *
     * @param files games of self-play
     * @param share the share of the search score in the label, against the result; 0 to 1
     * @throws IllegalArgumentException with a one-line message, if the weights are fixed, or a file
     *     cannot be used, or there are too few games
     */
    public static Trainer ofEngine(EngineFactory kind, List<Path> files, double share)
            throws IOException {
        Learnable<Position> learnable = learnable(kind);
        var examples = new Examples();
        var validation = new Examples();
        for (Path file : files) {
            LearningGames.read(
                    file,
                    kind.game().id(),
                    game ->
                            add(
                                    game,
                                    kind.game(),
                                    learnable,
                                    file,
                                    game.number() % VALIDATION_SHARE == 0 ? validation : examples));
        }
        if (examples.size() < MIN_EXAMPLES || validation.size() == 0) {
            throw new IllegalArgumentException(
                    "only %d games, of %d positions to learn from: play more"
                            .formatted(examples.games() + validation.games(), examples.size()));
        }
        int count = learnable.weights();
        float[] start = new float[2 * count];
        for (int i = 0; i < count; i++) {
            start[i] = (float) learnable.early(i);
            start[count + i] = (float) learnable.late(i);
        }
        var prior = new Prior(30, 1_000, 0, learnable.namedWeights(), PATTERN_DECAY, false);
        return new Trainer(examples, validation, prior, start, share);
    }

    private static Learnable<Position> learnable(EngineFactory kind) {
        return kind.evaluator()
                .learnable()
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        kind.game().id() + ": its weights are fixed"));
    }

    private static void add(
            LearningGame played,
            GameDefinition kind,
            Learnable<Position> learnable,
            Path file,
            Examples to) {
        Terms terms = new Terms();
        played.replay(
                kind,
                file.toString(),
                (game, ply) -> {
                    Position at = game.position(ply);
                    learnable.terms(at, terms);
                    to.begin(terms.late(), terms.ifWhiteLeads(), terms.ifBlackLeads());
                    for (int i = 0; i < terms.size(); i++) {
                        to.addTerm(terms.weight(i), terms.value(i));
                    }
                    int score = played.score(ply);
                    to.end(played.points(), at.side() == Side.WHITE ? score : -score);
                });
        to.addGame();
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

    /** The scale at which the initial weights agree best with the results; it keeps their unit. */
    private double fittedScale() {
        double initialStdDev = stdDev();
        double best = 0;
        double least = Double.MAX_VALUE;
        for (double tried = prior.minScale(); tried < prior.maxScale(); tried *= SCALE_STEP) {
            double loss = prior.scaleExamples() / 2 * Math.pow(initialStdDev / tried - 1, 2);
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
            sum +=
                    of.value(i)
                            * (weights[weight] * (1 - lateShare)
                                    + weights[late + weight] * lateShare);
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
        int end = examples.end(example);
        for (int i = examples.begin(example); i < end; i++) {
            int weight = examples.weight(i);
            double slope = error * examples.value(i);
            double decay = weight < prior.firstDecaying() ? 0 : prior.weightDecay();
            move(weight, slope * (1 - lateShare), decay, step);
            move(late + weight, slope * lateShare, decay, step);
        }
    }

    private void move(int weight, double slope, double decay, double step) {
        double whole = slope - decay * (weights[weight] - centre[weight]);
        squaredGradients[weight] += (float) (whole * whole);
        weights[weight] += (float) (step * whole / Math.sqrt(squaredGradients[weight] + EPSILON));
    }

    /**
     * The trained weights: all early values, then the late ones. They are scaled to the standard
     * deviation of the evaluation with the initial weights: the margins of a search are calibrated
     * to it, and a positive factor changes no move.
     */
    double[] weights() {
        double trained = stdDev();
        double unit = stdDev == 0 || trained == 0 ? scale : scale * stdDev / trained;
        return IntStream.range(0, weights.length).mapToDouble(i -> weights[i] * unit).toArray();
    }

    /** The text of the engine's weights, from which an evaluation can be made. */
    public String text(EngineFactory kind, String remark) {
        double[] all = weights();
        return learnable(kind)
                .text(Arrays.copyOf(all, late), Arrays.copyOfRange(all, late, all.length), remark);
    }
}
