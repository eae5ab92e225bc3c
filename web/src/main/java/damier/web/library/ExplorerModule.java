package damier.web.library;

import damier.analysis.RankedMove;
import damier.archive.MoveCount;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.web.Json;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.ScoreView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The opening explorer: moves played in a position, their results, and the engine's scores. */
public final class ExplorerModule implements ServerModule {
    /** Sufficient to distinguish sound moves. */
    private static final Limits LIMITS = Limits.time(150_000_000).withDepth(12);

    private static final String PLAYER = "damier[table=16]";
    private static final int CACHE_SIZE = 2_000;

    private final Services services;
    private final StoredGames games;

    /** The engine's scores by position; the oldest are evicted. */
    private final Map<String, Map<String, ScoreView>> known =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Map<String, ScoreView>> e) {
                    return size() > CACHE_SIZE;
                }
            };

    public ExplorerModule(Services services) {
        this.services = services;
        games = new StoredGames(services);
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/api/openings", this::explore, Role.GUEST);
    }

    @ApiType("OpeningMove")
    private record Row(
            String text,
            long games,
            long white,
            long draws,
            long black,
            @Nullable ScoreView score) {}

    @ApiType("Openings")
    private record Explored(long games, List<Row> moves) {}

    private void explore(Context request) throws Exception {
        GameDefinition kind = games.kind(StoredGames.parameter(request, "kind"));
        Json.answer(request, explored(kind, StoredGames.parameter(request, "fen")));
    }

    private Explored explored(GameDefinition kind, Optional<String> fen) throws Exception {
        Position at =
                fen.isPresent() ? kind.notation().position(fen.get()) : kind.rules().newPosition();
        List<MoveCount> counts = services.archive().moves(kind.id(), at.key());
        Map<String, ScoreView> scores = counts.isEmpty() ? Map.of() : scores(new Game(kind, at));
        return new Explored(
                counts.stream().mapToLong(MoveCount::games).sum(),
                counts.stream()
                        .map(
                                count ->
                                        new Row(
                                                count.move(),
                                                count.games(),
                                                count.whiteWins(),
                                                count.draws(),
                                                count.blackWins(),
                                                scores.get(count.move())))
                        .toList());
    }

    private Map<String, ScoreView> scores(Game game) throws Exception {
        String key = game.kind().id() + " " + game.kind().notation().format(game.position());
        synchronized (known) {
            Map<String, ScoreView> before = known.get(key);
            if (before != null) {
                return before;
            }
        }
        Side side = game.side();
        Map<String, ScoreView> scores = new HashMap<>();
        List<RankedMove> ranked =
                services.analyses()
                        .run(
                                () ->
                                        RankedMove.all(
                                                services.engines().of(game.kind()),
                                                PLAYER,
                                                List.of(),
                                                game,
                                                LIMITS));
        ranked.forEach(move -> scores.put(move.move(), ScoreView.of(move.score(), side, false)));
        synchronized (known) {
            known.put(key, scores);
        }
        return scores;
    }
}
