package damier.players;

import damier.bits.Hashing;
import damier.core.Game;
import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineOptions;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import java.util.OptionalInt;

/** The engine as a player of one game. */
public final class EnginePlayer implements Player {
    private final String name;
    private final Engine engine;
    private final Limits own;
    private final long ownSeed;

    /**
     * @param own limits of the player, in addition to those of the game
     */
    public EnginePlayer(String name, Engine engine, Limits own) {
        this.name = name;
        this.engine = engine;
        this.own = own;
        ownSeed = engine.options().seed();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void newGame(long seed) {
        EngineOptions options = engine.options();
        engine.setOptions(options.withVariety(options.variety(), Hashing.key(ownSeed, seed, 0)));
        engine.newGame();
    }

    @Override
    public Choice choose(Game game, Limits limits) {
        return choose(game, limits, new SearchListener() {});
    }

    @Override
    public Choice choose(Game game, Limits limits, SearchListener listener) {
        if (!game.kind().id().equals(engine.kind().game().id())) {
            throw new IllegalArgumentException(
                    name + " plays " + engine.kind().game().id() + ", not " + game.kind().id());
        }
        engine.position(game);
        engine.go(limits.and(own), listener);
        SearchResult result = engine.await();
        SearchInfo best =
                result.best().orElseThrow(() -> new IllegalArgumentException("the game is over"));
        return new Choice(
                best.move(),
                OptionalInt.of(best.score()),
                best.depth(),
                result.nodes(),
                result.nanos());
    }

    @Override
    public void stop() {
        engine.stop();
    }

    @Override
    public void close() {
        engine.close();
    }
}
