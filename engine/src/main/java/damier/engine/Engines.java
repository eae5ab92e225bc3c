package damier.engine;

import damier.core.GameDefinition;
import damier.games.Games;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The engine factories of all games; thread-safe. */
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
     * The engine factory of a game.
     *
     * @throws IllegalArgumentException if there is no such game
     */
    public EngineFactory byId(String id) {
        return of(games.byId(id));
    }

    /**
     * The engine factory of a game. It is made at the first request, because its searches are
     * compiled.
     */
    public EngineFactory of(GameDefinition game) {
        return factories.computeIfAbsent(game, EngineFactory::new);
    }
}
