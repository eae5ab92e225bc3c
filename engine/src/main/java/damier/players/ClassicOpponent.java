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

/** A classic player among the others. */
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

    /** The same player with another seed, where it leaves anything to chance. */
    @Override
    public void newGame(long seed) {
        Map<String, String> options = new HashMap<>(prototype.options());
        options.computeIfPresent(SEED, (option, own) -> mixed(Long.parseLong(own), seed));
        player = ClassicPlayers.create(prototype.description().id(), options);
    }

    /** Without the sign and the last digits, which a seed has no room for. */
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
    public void close() {}
}
