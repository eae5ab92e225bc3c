package damier.lab.tune;

import damier.classic.PlayerText;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.lab.Openings;
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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** Fits the weights of a player whose evaluation is a weighted sum of named features. */
public final class Tuning {
    private static final MathContext THREE_DIGITS = new MathContext(3);
    private static final double ROUNDING = 1e-6;

    private final EngineFactory kind;
    private final Function<String, PlayerFactory> players;
    private final String player;
    private final Map<String, Double> before;
    private final AtomicInteger played = new AtomicInteger();
    private volatile boolean stopped;

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
            List<Feature> features =
                    made instanceof OpenPlayer open
                            ? open.features(new Game(kind.game()), kind.game().firstSide())
                            : List.of();
            Map<String, Double> weights = new LinkedHashMap<>();
            for (Feature feature : features) {
                double product = feature.value() * feature.weight();
                if (Math.abs(product - feature.contribution()) > ROUNDING) {
                    throw new IllegalArgumentException(
                            player + " is not a weighted sum of its features");
                }
                weights.put(feature.name(), feature.weight());
            }
            if (weights.isEmpty()) {
                throw new IllegalArgumentException(player + " does not show its features");
            }
            return weights;
        }
    }

    /** The current weights, by feature. */
    public Map<String, Double> before() {
        return Collections.unmodifiableMap(before);
    }

    /** The number of finished games. */
    public int played() {
        return played.get();
    }

    /** Ends the games as soon as possible. Any thread may call it. */
    public void stop() {
        stopped = true;
    }

    /**
     * Plays games of self-play.
     *
     * @param threads the number of concurrent games
     */
    public List<Sample> play(Openings openings, Limits limits, int games, int threads) {
        PlayerFactory factory = players.apply(player);
        AtomicInteger next = new AtomicInteger();
        List<Sample> samples = new ArrayList<>();
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<List<Sample>>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                parts.add(workers.submit(() -> work(factory, openings, limits, next, games)));
            }
            for (Future<List<Sample>> part : parts) {
                samples.addAll(part.get());
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return samples;
    }

    private List<Sample> work(
            PlayerFactory factory,
            Openings openings,
            Limits limits,
            AtomicInteger next,
            int games) {
        List<Sample> samples = new ArrayList<>();
        try (var selfPlay = new SelfPlay(factory, openings, limits)) {
            for (int number = next.getAndIncrement();
                    number < games && !stopped;
                    number = next.getAndIncrement()) {
                samples.addAll(selfPlay.game(number, () -> stopped));
                played.incrementAndGet();
            }
            return samples;
        } catch (RuntimeException fault) {
            stop();
            throw fault;
        }
    }

    /** The fitted weights, to three digits. */
    public Map<String, Double> fit(List<Sample> samples) {
        Map<String, Double> fitted =
                new LogisticFit(List.copyOf(before.keySet()), samples).weights(before);
        fitted.replaceAll(
                (name, weight) -> new BigDecimal(weight).round(THREE_DIGITS).doubleValue());
        return fitted;
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
