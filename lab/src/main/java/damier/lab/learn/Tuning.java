package damier.lab.learn;

import damier.classic.PlayerText;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Side;
import damier.core.Terms;
import damier.engine.EngineFactory;
import damier.players.OpenPlayer;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

/** Fits the weights of a player whose evaluation is a weighted sum of named features. */
public final class Tuning {
    private static final MathContext THREE_DIGITS = new MathContext(3);
    private static final double ROUNDING = 1e-6;
    private static final int EPOCHS = 100;

    /**
     * The maximum information of a game about a weight whose feature has its typical size
     * throughout.
     */
    private static final double GAME = 0.25;

    /**
     * The prior of the weights, equivalent to 300 games. A game is one result regardless of its
     * number of positions, and largely chance: a small number of games changes little.
     */
    private static final double PRIOR = 300 * GAME;

    /**
     * The prior of the scale of the whole evaluation. It is much weaker, so that a player whose
     * evaluation has the wrong sign learns that soon.
     */
    private static final double PRIOR_OF_SCALE = 10 * GAME;

    /** The range of the scales that are tried, in standard deviations of the evaluation. */
    private static final double MIN_SCALE = 0.1;

    private static final double MAX_SCALE = 100;

    /** The number of parts of the typical size of a feature in which its values are counted. */
    private static final int PARTS = 1_000;

    private static final int MAX_PARTS = Short.MAX_VALUE;

    private final EngineFactory kind;
    private final Function<String, PlayerFactory> players;
    private final String player;
    private final Map<String, Double> before;
    private final NavigableMap<Integer, LearningGame> games = new ConcurrentSkipListMap<>();

    /**
     * @param players makes players from specifications
     * @throws IllegalArgumentException with a one-line message, if the player has no such weights
     */
    public Tuning(EngineFactory kind, Function<String, PlayerFactory> players, String player) {
        this.kind = kind;
        this.players = players;
        this.player = player.strip();
        if (PlayerSpecs.isEngine(player)) {
            throw new IllegalArgumentException(
                    "the engine's weights are no options that could be set; tune is for classic"
                            + " players and students' files");
        }
        before = weights();
        try {
            PlayerFactory _ = players.apply(with(before));
        } catch (RuntimeException e) {
            throw new IllegalArgumentException(
                    player + " has fixed weights: no option of it sets them", e);
        }
    }

    private Map<String, Double> weights() {
        try (Player made = players.apply(player).create()) {
            Map<String, Double> weights = new LinkedHashMap<>();
            if (made instanceof OpenPlayer open) {
                weights(open, new Game(kind.game()), kind.game().firstSide(), weights);
            }
            if (weights.isEmpty()) {
                throw new IllegalArgumentException(player + " does not show its features");
            }
            return weights;
        }
    }

    /** Adds the weights that the player has in a position, and returns its features there. */
    private List<Feature> weights(
            OpenPlayer open, Game at, Side side, Map<String, Double> weights) {
        List<Feature> features = open.features(at, side);
        for (Feature feature : features) {
            double product = feature.value() * feature.weight();
            if (Math.abs(product - feature.contribution()) > ROUNDING) {
                throw new IllegalArgumentException(
                        player + " is not a weighted sum of its features");
            }
            if (Double.isFinite(feature.weight())) {
                weights.putIfAbsent(name(open, at, feature), feature.weight());
            }
        }
        return features;
    }

    /** A weight of one stage of the game has the stage before its name: {@code late.discs}. */
    private static String name(OpenPlayer open, Game at, Feature feature) {
        String stage = open.stage(at);
        return stage.isEmpty() ? feature.name() : stage + "." + feature.name();
    }

    /** The current weights, by feature; those of later stages of the game after {@link #fit}. */
    public Map<String, Double> before() {
        return Collections.unmodifiableMap(before);
    }

    /** The number of finished games. */
    public int played() {
        return games.size();
    }

    /**
     * Plays games to learn from.
     *
     * @param threads the number of concurrent games
     */
    public void play(SelfPlay selfPlay, int count, int threads) {
        selfPlay.play(games::containsKey, game -> games.put(game.number(), game), count, threads);
    }

    /**
     * The result of tuning.
     *
     * @param positions the number of examples
     * @param weights by feature, to three digits
     * @param lossBefore the mean log loss of the previous weights at their best scale, in nats;
     *     0.69 is that of guessing, and of weights with the wrong sign
     * @param lossAfter the mean log loss of the new weights
     */
    public record Fit(
            int positions, Map<String, Double> weights, double lossBefore, double lossAfter) {
        public Fit {
            weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
        }
    }

    /** A position of a game: the value of each feature, and the result, for the side to move. */
    record Sample(List<Double> values, double points) {
        Sample {
            values = List.copyOf(values);
        }
    }

    /** The same before all features are known: those of later stages come later. */
    private record Example(Map<String, Double> values, double points) {}

    /**
     * Fits the weights to the games.
     *
     * @throws IllegalArgumentException with a one-line message, if no position was quiet
     */
    public Fit fit() {
        List<Example> positions = new ArrayList<>();
        try (Player made = players.apply(player).create()) {
            if (made instanceof OpenPlayer open) {
                games.values().forEach(game -> positions.addAll(examples(game, open)));
            }
        }
        if (positions.isEmpty()) {
            throw new IllegalArgumentException(player + " reached no quiet position to learn from");
        }
        return fit(before, samples(positions), games.size());
    }

    private List<Example> examples(LearningGame played, OpenPlayer open) {
        List<Example> positions = new ArrayList<>();
        played.replay(
                kind.game(),
                player,
                (game, ply) -> {
                    Game at = game.copy();
                    at.undo();
                    Map<String, Double> values = values(open, at);
                    if (values.values().stream().allMatch(Double::isFinite)) {
                        float points = played.points();
                        positions.add(
                                new Example(values, at.side() == Side.WHITE ? points : 1 - points));
                    }
                });
        return positions;
    }

    /**
     * Half of what each feature is worth to the side to move minus what it is worth to the
     * opponent: the same as its value if that is a difference already.
     */
    private Map<String, Double> values(OpenPlayer open, Game at) {
        Map<String, Double> values = new LinkedHashMap<>();
        for (Feature feature : weights(open, at, at.side(), before)) {
            values.put(name(open, at, feature), half(feature));
        }
        for (Feature feature : weights(open, at, at.side().opponent(), before)) {
            values.merge(name(open, at, feature), -half(feature), Double::sum);
        }
        return values;
    }

    /** Not a number for a feature that decides the game. */
    private static double half(Feature feature) {
        return Double.isFinite(feature.contribution()) ? feature.value() / 2 : Double.NaN;
    }

    private List<Sample> samples(List<Example> positions) {
        return positions.stream()
                .map(
                        position ->
                                new Sample(
                                        before.keySet().stream()
                                                .map(
                                                        name ->
                                                                position.values()
                                                                        .getOrDefault(name, 0.0))
                                                .toList(),
                                        position.points()))
                .toList();
    }

    /** Features are scaled to their typical size; one that is always zero keeps its weight. */
    static Fit fit(Map<String, Double> before, List<Sample> samples, int games) {
        List<String> names = List.copyOf(before.keySet());
        double[] sizes = new double[names.size()];
        double[] start = new double[names.size()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = typicalSize(samples, i);
            start[i] = before.getOrDefault(names.get(i), 0.0) * sizes[i] / PARTS;
        }
        Trainer trainer = trainer(samples, sizes, start, games);
        double lossBefore = trainer.loss();
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            trainer.learn(epoch, EPOCHS);
        }
        double[] fitted = trainer.weights(trainer.scaleOfSameSpread());
        Map<String, Double> weights = new LinkedHashMap<>(before);
        for (int i = 0; i < sizes.length; i++) {
            if (sizes[i] != 0) {
                var weight = new BigDecimal(fitted[i] * PARTS / sizes[i]).round(THREE_DIGITS);
                weights.put(names.get(i), weight.doubleValue());
            }
        }
        return new Fit(samples.size(), weights, lossBefore, trainer.loss());
    }

    private static double typicalSize(List<Sample> samples, int feature) {
        return Math.sqrt(
                samples.stream()
                        .mapToDouble(sample -> sample.values().get(feature))
                        .filter(value -> value != 0)
                        .map(value -> value * value)
                        .average()
                        .orElse(0));
    }

    private static Trainer trainer(
            List<Sample> samples, double[] sizes, double[] start, int games) {
        var examples = new Examples(sizes.length, 1);
        Terms terms = new Terms();
        double squares = 0;
        for (Sample sample : samples) {
            terms.start(0, 0, 1, 1);
            double sum = 0;
            for (int i = 0; i < sizes.length; i++) {
                double value = sizes[i] == 0 ? 0 : sample.values().get(i) / sizes[i];
                int parts = Math.clamp(Math.round(value * PARTS), -MAX_PARTS, MAX_PARTS);
                terms.add(i, parts);
                sum += parts * start[i];
            }
            examples.add(terms, (float) sample.points(), Examples.NO_SCORE);
            squares += sum * sum;
        }
        double stdDev = squares == 0 ? 1 : Math.sqrt(squares / samples.size());
        double positionsPerGame = (double) samples.size() / games;
        double scale =
                Trainer.fittedScale(
                        examples,
                        start,
                        Optional.empty(),
                        0,
                        MIN_SCALE * stdDev,
                        MAX_SCALE * stdDev,
                        PRIOR_OF_SCALE * positionsPerGame);
        var prior = new Trainer.Prior(PRIOR * positionsPerGame * PARTS * PARTS, 0);
        return new Trainer(
                examples, examples, Target.RESULT, prior, start, Optional.empty(), 0, scale, 0, 1);
    }

    /** The specification of the player with these weights. */
    public String with(Map<String, Double> weights) {
        PlayerText text = PlayerText.parse(player);
        for (Map.Entry<String, Double> weight : weights.entrySet()) {
            String number = BigDecimal.valueOf(weight.getValue()).toPlainString();
            text = text.with(weight.getKey() + ".weight", number);
        }
        return text.toString();
    }
}
