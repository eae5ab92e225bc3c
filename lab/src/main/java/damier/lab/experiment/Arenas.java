package damier.lab.experiment;

import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.lab.OpeningSpecs;
import damier.lab.PlayerSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An arena for each game, created at the first request; thread-safe. */
public final class Arenas {
    /** Different for each pair of games, since most players make no random choices. */
    private static final String OPENINGS = "random:6:1";

    static final String OPENINGS_WORDS = "balanced openings of 6 random plies";

    private final Engines engines;
    private final PlayerSource players;
    private final Map<String, Arena> arenas = new ConcurrentHashMap<>();

    public Arenas(Engines engines, PlayerSource players) {
        this.engines = engines;
        this.players = players;
    }

    /**
     * @throws IllegalArgumentException if there is no such game
     */
    Arena byId(String game) {
        return arenas.computeIfAbsent(game, id -> arena(engines.byId(id)));
    }

    private Arena arena(EngineFactory kind) {
        try {
            return new Arena(kind, OpeningSpecs.parse(kind, OPENINGS), players);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
