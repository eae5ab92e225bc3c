package damier.players;

import damier.bits.Hashing;
import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.classic.Decision;
import damier.classic.Watch;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A classic player as a {@link Player}. */
final class ClassicOpponent implements OpenPlayer {
    private static final String SEED = "seed";

    private final String name;
    private final ClassicPlayer prototype;
    private ClassicPlayer player;
    private volatile boolean stopped;

    ClassicOpponent(String name, ClassicPlayer prototype) {
        this.name = name;
        this.prototype = prototype;
        player = prototype;
    }

    @Override
    public String name() {
        return name;
    }

    /** Replaces the seed, if the player makes random choices. */
    @Override
    public void newGame(long seed) {
        Map<String, String> options = new HashMap<>(prototype.options());
        options.computeIfPresent(SEED, (option, own) -> mixed(Long.parseLong(own), seed));
        player = ClassicPlayers.create(prototype.description().id(), options);
    }

    /** A seed without sign and last digits, so that it fits the range of the option. */
    private static String mixed(long own, long seed) {
        return Long.toString(Hashing.key(own, seed, 0) >>> 8);
    }

    @Override
    public Decision decide(Game game, Limits limits) {
        stopped = false;
        return player.choose(game, limits, Watch.NONE.withStop(() -> stopped));
    }

    @Override
    public void stop() {
        stopped = true;
    }

    @Override
    public List<Feature> features(Game game, Side side) {
        return player.features(game, side);
    }

    @Override
    public String stage(Game game) {
        return player.stage(game);
    }

    @Override
    public void close() {}
}
