package damier.lab.tune;

import damier.bits.Hashing;
import damier.classic.Decision;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Result;
import damier.core.Side;
import damier.lab.Openings;
import damier.players.OpenPlayer;
import damier.players.Player;
import damier.players.PlayerFactory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Self-play of a player, as positions with the results of their games. Some moves are random: a
 * player that always makes the same mistakes would not learn from them.
 */
final class SelfPlay implements AutoCloseable {
    private static final int ONE_IN = 8;
    private static final int MAX_PLIES = 200;

    private final Openings openings;
    private final Limits limits;
    private final OpenPlayer player;

    /**
     * @throws IllegalArgumentException with a one-line message, if the player does not show its
     *     features
     */
    SelfPlay(PlayerFactory factory, Openings openings, Limits limits) {
        this.openings = openings;
        this.limits = limits;
        Player made = factory.create();
        if (!(made instanceof OpenPlayer open)) {
            made.close();
            throw new IllegalArgumentException(factory.name() + " does not show its features");
        }
        player = open;
    }

    private record Seen(Side side, Map<String, Double> values) {}

    /** The quiet positions of the game of this number. */
    List<Sample> game(int number, BooleanSupplier stop) {
        Game game = openings.opening(number);
        var random = new SplittableRandom(Hashing.key(number, 1, 0));
        player.newGame(number);
        List<Seen> seen = new ArrayList<>();
        while (game.ending().isEmpty() && game.ply() < MAX_PLIES && !stop.getAsBoolean()) {
            long[] legal = game.legalMoves();
            if (legal.length == 1) {
                game.play(legal[0]);
            } else if (random.nextInt(ONE_IN) == 0) {
                game.play(legal[random.nextInt(legal.length)]);
            } else {
                Decision decision = player.decide(game, limits);
                Map<String, Double> values = values(decision.features());
                if (isQuiet(game) && values.values().stream().allMatch(Double::isFinite)) {
                    seen.add(new Seen(game.side(), values));
                }
                game.play(decision.move());
            }
        }
        Result result = game.ending().isPresent() ? game.ending().get().result() : Result.DRAW;
        double share = 1.0 / seen.size();
        return seen.stream()
                .map(one -> new Sample(one.values(), points(result, one.side()), share))
                .toList();
    }

    private static Map<String, Double> values(List<Feature> features) {
        Map<String, Double> values = new HashMap<>();
        features.forEach(feature -> values.put(feature.name(), feature.value()));
        return values;
    }

    private static boolean isQuiet(Game game) {
        return game.kind().rules().isQuiet(game.position())
                && !game.kind().rules().isThreatened(game.position());
    }

    private static double points(Result result, Side side) {
        return result == Result.DRAW ? 0.5 : result == Result.winOf(side) ? 1 : 0;
    }

    @Override
    public void close() {
        player.close();
    }
}
