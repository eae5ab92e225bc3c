package damier.players;

import damier.bits.Hashing;
import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.classic.Decision;
import damier.classic.Watch;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A classic player among the others. Its values stay its own: they are in no unit that others know.
 */
final class ClassicOpponent implements Player {
    private static final String SEED = "seed";

    private final String name;
    private final ClassicPlayer prototype;
    private ClassicPlayer player;

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
    public <P extends Position> Choice choose(Game<P> game, Limits limits) {
        Decision decision = player.choose(game, limits, Watch.NONE);
        return new Choice(
                decision.move(),
                OptionalInt.empty(),
                decision.depth(),
                decision.counts().nodes(),
                decision.nanos(),
                Optional.of(decision.counts()));
    }

    @Override
    public void close() {}
}
