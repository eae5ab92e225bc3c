package damier.lab.learn;

import damier.core.GameDefinition;
import damier.core.HiddenLayer;
import damier.core.Learnable;
import damier.core.Position;
import damier.core.Side;
import damier.core.Terms;
import damier.lab.learn.LearningGame.Margin;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Trains the weights of the engine's evaluation on self-play games. A twentieth of the games is the
 * validation set, on which the loss is measured.
 */
public final class EngineTraining {
    private static final int VALIDATION_SHARE = 20;

    private static final int MIN_EXAMPLES = 100;

    /** The range of the lead with odds of e to 1, in hundredths of a man. */
    private static final double MIN_SCALE = 30;

    private static final double MAX_SCALE = 1_000;

    /** The margin that counts as one, in hundredths. */
    private static final double MARGIN = 1_000;

    private final GameDefinition kind;
    private final Learnable<Position> start;
    private final Examples examples;
    private final Examples validation;
    private final RepeatedPositions repeated = new RepeatedPositions();

    private final Trainer trainer;

    /**
     * Options of a training.
     *
     * @param share the share of the search score in the label, against the result; 0 to 1
     * @param decay the strength of the assumption that a pattern keeps its initial value, in
     *     examples
     * @param hiddenLayer whether to begin a hidden layer if the initial weights have none
     */
    public record Options(double share, double decay, boolean hiddenLayer, int threads) {}

    /**
     * Reads the games.
     *
     * @param start the initial weights
     * @param files games of self-play
     * @throws IllegalArgumentException with a one-line message, if a file cannot be used, or there
     *     are too few games
     */
    public EngineTraining(
            GameDefinition kind, Learnable<Position> start, List<Path> files, Options options)
            throws IOException {
        if (options.hiddenLayer() && start.firstVector() == start.weights()) {
            throw new IllegalArgumentException(
                    "the evaluation of " + kind.id() + " has no hidden layer");
        }
        this.kind = kind;
        this.start = start;
        examples = new Examples(start.namedWeights(), start.stages());
        validation = new Examples(start.namedWeights(), start.stages());
        for (Path file : files) {
            List<LearningGame> games = new ArrayList<>();
            LearningGames.read(file, kind.id(), games::add);
            // Threads of self-play end their games in any order.
            games.sort(Comparator.comparingInt(LearningGame::number));
            games.forEach(game -> add(game, file));
        }
        if (examples.size() < MIN_EXAMPLES || validation.size() == 0) {
            throw new IllegalArgumentException(
                    "only %d games, of %d positions to learn from: play more"
                            .formatted(games(), examples.size()));
        }
        double[] values = new double[start.weights() * start.stages()];
        for (int i = 0; i < values.length; i++) {
            values[i] = start.value(i / start.stages(), i % start.stages());
        }
        double scale =
                kind.scoredByMargin()
                        ? MARGIN
                        : Trainer.fittedScale(
                                examples,
                                values,
                                start.hiddenLayer(),
                                start.firstVector(),
                                MIN_SCALE,
                                MAX_SCALE,
                                0);
        trainer =
                new Trainer(
                        examples,
                        validation,
                        kind.scoredByMargin() ? Target.MARGIN : Target.RESULT,
                        new Trainer.Prior(0, options.decay()),
                        values,
                        layer(options),
                        start.firstVector(),
                        scale,
                        options.share(),
                        options.threads());
    }

    private Optional<HiddenLayer> layer(Options options) {
        int vectors = start.weights() - start.firstVector();
        return options.hiddenLayer() && start.hiddenLayer().isEmpty()
                ? Optional.of(HiddenLayer.untrained(vectors, start.stages()))
                : start.hiddenLayer();
    }

    private void add(LearningGame played, Path file) {
        Optional<Margin> margin = played.margin(kind, file.toString());
        if (kind.scoredByMargin() && margin.isEmpty()) {
            return;
        }
        Examples to = played.number() % VALIDATION_SHARE == 0 ? validation : examples;
        int exactFrom = margin.map(Margin::exactFrom).orElse(Integer.MAX_VALUE);
        Terms terms = new Terms();
        played.replay(
                kind,
                file.toString(),
                (game, ply) -> {
                    Position at = game.position(ply);
                    if (repeated.add(at.key())) {
                        start.terms(at, terms);
                        short score = ply < exactFrom ? played.score(ply) : Examples.NO_SCORE;
                        to.add(terms, result(played, margin, at.side()), score);
                    }
                });
        to.addGame();
    }

    private static float result(LearningGame played, Optional<Margin> margin, Side side) {
        if (margin.isPresent()) {
            return (float) (margin.get().of(side) / MARGIN);
        }
        return side == Side.WHITE ? played.points() : 1 - played.points();
    }

    /** The number of positions, those of the validation set included. */
    public int positions() {
        return examples.size() + validation.size();
    }

    /** The number of games, those of the validation set included. */
    public int games() {
        return examples.games() + validation.games();
    }

    /**
     * The mean loss on the validation set: the log loss of results, or the squared error of
     * margins, in whole units.
     */
    public double loss() {
        double unit = MARGIN / 100;
        return trainer.loss() * (kind.scoredByMargin() ? unit * unit : 1);
    }

    /** Whether the final margin is predicted, rather than the points. */
    boolean isMargin() {
        return kind.scoredByMargin();
    }

    String game() {
        return kind.id();
    }

    /** The largest possible prediction. */
    double mostPredicted() {
        return kind.scoredByMargin() ? 64 : 1;
    }

    /** Passes on the predictions of the validation set: points, or margins in whole units. */
    void predictions(Trainer.Predictions each) {
        double unit = kind.scoredByMargin() ? MARGIN / 100 : 1;
        trainer.predictions(
                (stage, predicted, result) -> each.accept(stage, predicted * unit, result * unit));
    }

    /** The current weights, in hundredths. */
    double[] weights() {
        return trainer.weights(trainer.scale());
    }

    /**
     * Trains one epoch.
     *
     * @param epoch its number, from 1
     * @param epochs the number of epochs of the training
     */
    public void learn(int epoch, int epochs) {
        trainer.learn(epoch, epochs);
    }

    /** The file of the trained weights. */
    public byte[] file(String remark) {
        double unit = kind.scoredByMargin() ? trainer.scale() : trainer.scaleOfSameSpread();
        return start.file(trainer.weights(unit), trainer.layer(unit), remark);
    }
}
