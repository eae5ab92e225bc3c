package damier.engine;

import damier.core.GameKind;
import damier.core.Position;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.eval.DraughtsEvaluator;
import damier.games.Games;
import damier.othello.OthelloPosition;
import damier.othello.eval.OthelloEvaluator;
import damier.search.SearchParameters;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Binds each game to its evaluation and its way of searching; threads may share it. */
public final class Engines {
    private static final int MAX_DEPTH = Integer.MAX_VALUE;

    private static final List<Level> DRAUGHTS_LEVELS =
            List.of(
                    new Level(1, 1500),
                    new Level(1, 400),
                    new Level(1, 100),
                    new Level(1, 20),
                    new Level(2, 20),
                    new Level(3, 15),
                    new Level(4, 12),
                    new Level(6, 8),
                    new Level(8, 4),
                    new Level(MAX_DEPTH, 0));

    private static final List<Level> OTHELLO_LEVELS =
            List.of(
                    new Level(1, 4000),
                    new Level(1, 1500),
                    new Level(1, 500),
                    new Level(1, 100),
                    new Level(2, 100),
                    new Level(3, 80),
                    new Level(4, 60),
                    new Level(6, 50),
                    new Level(8, 30),
                    new Level(MAX_DEPTH, 0));

    private final Games games;
    private final ConcurrentMap<String, EngineKind<?>> kinds = new ConcurrentHashMap<>();

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
    public EngineKind<?> byId(String id) {
        GameKind<?> game = games.byId(id);
        return kinds.computeIfAbsent(id, any -> of(game));
    }

    /** The engines of a game that was made already; its id stands for its positions. */
    @SuppressWarnings("unchecked")
    public static <P extends Position> EngineKind<P> of(GameKind<P> game) {
        return (EngineKind<P>)
                Variants.all().stream()
                        .filter(variant -> variant.id().equals(game.id()))
                        .findFirst()
                        .<EngineKind<?>>map(
                                variant -> draughts((GameKind<DraughtsPosition>) game, variant))
                        .orElseGet(() -> othello((GameKind<OthelloPosition>) game));
    }

    public static EngineKind<DraughtsPosition> draughts(
            GameKind<DraughtsPosition> game, Variant variant) {
        return new EngineKind<>(
                game,
                DraughtsEvaluator.of(variant),
                (file, text) -> DraughtsEvaluator.of(variant, file, text),
                SearchParameters.DRAUGHTS,
                DRAUGHTS_LEVELS);
    }

    public static EngineKind<OthelloPosition> othello(GameKind<OthelloPosition> game) {
        return new EngineKind<>(
                game,
                new OthelloEvaluator(),
                OthelloEvaluator::new,
                SearchParameters.OTHELLO,
                OTHELLO_LEVELS);
    }
}
