package damier.engine;

import damier.core.GameDefinition;
import damier.games.Games;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The engines of every game; threads may share it. */
public final class Engines {
    private final Games games;
    private final ConcurrentMap<GameDefinition, EngineFactory> factories =
            new ConcurrentHashMap<>();

    public Engines(Games games) {
        this.games = games;
    }

    public Games games() {
        return games;
    }

    /**
     * The engines of a game.
     *
     * @throws IllegalArgumentException if there is no such game
     */
    public EngineFactory byId(String id) {
        return of(games.byId(id));
    }

    /** The engines of a game, made when first asked for, because their searches are compiled. */
    public EngineFactory of(GameDefinition game) {
        return factories.computeIfAbsent(game, EngineFactory::new);
    }
}
