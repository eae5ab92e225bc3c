package damier.web.library;

import static java.util.stream.Collectors.toMap;

import damier.analysis.RankedMove;
import damier.archive.MoveCount;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineFactory;
import damier.search.SearchInfo;
import damier.web.GamesModule;
import damier.web.Json;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.ScoreView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
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
            Collections.synchronizedMap(
                    new LinkedHashMap<>() {
                        private static final long serialVersionUID = 1L;

                        @Override
                        protected boolean removeEldestEntry(
                                Map.Entry<String, Map<String, ScoreView>> eldest) {
                            return size() > CACHE_SIZE;
                        }
                    });

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

    private void explore(Context request) {
        GameDefinition kind = games.kind(StoredGames.parameter(request, "kind"));
        Json.answer(request, explored(kind, StoredGames.parameter(request, "fen")));
    }

    private Explored explored(GameDefinition kind, Optional<String> fen) {
        Position at = GamesModule.position(kind, fen.orElse(null));
        List<MoveCount> counts = services.archive().moves(kind.id(), at.key());
        Map<String, ScoreView> scores = counts.isEmpty() ? Map.of() : scores(new Game(kind, at));
        List<Row> rows =
                counts.stream().map(count -> row(count, scores.get(count.move()))).toList();
        return new Explored(rows.stream().mapToLong(Row::games).sum(), rows);
    }

    private static Row row(MoveCount count, @Nullable ScoreView score) {
        return new Row(
                count.move(),
                count.games(),
                count.whiteWins(),
                count.draws(),
                count.blackWins(),
                score);
    }

    private Map<String, ScoreView> scores(Game game) {
        String key = game.kind().id() + " " + game.kind().notation().format(game.position());
        Map<String, ScoreView> before = known.get(key);
        if (before != null) {
            return before;
        }
        EngineFactory kind = services.engines().of(game.kind());
        Map<String, ScoreView> scores =
                services
                        .analyses()
                        .run(() -> RankedMove.all(kind, PLAYER, List.of(), game, LIMITS))
                        .stream()
                        .collect(
                                toMap(
                                        RankedMove::move,
                                        move ->
                                                ScoreView.of(
                                                        game.kind(),
                                                        game.position(),
                                                        move.score(),
                                                        SearchInfo.ESTIMATED)));
        known.put(key, scores);
        return scores;
    }
}
