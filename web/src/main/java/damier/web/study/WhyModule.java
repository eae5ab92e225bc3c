package damier.web.study;

import damier.core.Evaluator.Feature;
import damier.core.Explanations;
import damier.core.Game;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.players.PlayerEvaluation;
import damier.players.PlayerInspector;
import damier.players.PlayerSpecs;
import damier.search.SearchInfo;
import damier.web.GamesModule;
import damier.web.Json;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.ScoreView;
import damier.web.view.SentenceView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Explains which rule forces or forbids a move, and how a player evaluates a position. */
public final class WhyModule implements ServerModule {
    private final Services services;

    public WhyModule(Services services) {
        this.services = services;
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.post("/api/why", this::why, Role.GUEST);
    }

    private record Asked(
            @Nullable String kind,
            @Nullable String fen,
            @Nullable List<String> moves,
            @Nullable String square,
            @Nullable String move,
            @Nullable String player) {}

    @ApiType("Feature")
    private record Row(
            String name, double white, double black, double weight, double contribution) {}

    @ApiType("Why")
    private record Answer(
            List<SentenceView> sentences,
            List<String> forced,
            List<Row> features,
            @Nullable ScoreView evaluation,
            double total) {}

    private void why(Context request) {
        Asked asked = Json.body(request, Asked.class);
        Game game = GamesModule.game(services, asked.kind(), asked.fen(), asked.moves());
        Json.answer(request, answer(game, asked, Visitor.of(request)));
    }

    private Answer answer(Game game, Asked asked, Visitor visitor) {
        String player = asked.player() == null ? PlayerSpecs.ENGINE : asked.player();
        EngineFactory kind = services.engines().of(game.kind());
        services.player(kind, player, visitor);
        try (PlayerInspector insight = new PlayerInspector(kind, player, services.schemes())) {
            List<PlayerEvaluation> seen = PlayerEvaluation.of(insight, game);
            List<Row> rows = rows(seen);
            double total = rows.stream().mapToDouble(Row::contribution).sum();
            return new Answer(
                    Explanations.of(game, asked.move(), asked.square()).stream()
                            .map(SentenceView::of)
                            .toList(),
                    forced(game),
                    rows,
                    insight.hasOwnUnit()
                            ? null
                            : ScoreView.of(
                                    (int) insight.evaluation(game, Side.WHITE),
                                    Side.WHITE,
                                    SearchInfo.ESTIMATED),
                    total);
        }
    }

    /** The legal moves, if a capture is compulsory or there is only one move; otherwise empty. */
    private static List<String> forced(Game game) {
        boolean free =
                game.kind().rules().isQuiet(game.position()) && game.legalMoves().length != 1;
        return free
                ? List.of()
                : game.sortedMoves().stream()
                        .map(move -> game.kind().notation().format(game.position(), move))
                        .toList();
    }

    /**
     * White's features beside Black's. A player that compares both sides itself gives only the
     * difference, which is shown for the side that is ahead.
     */
    private static List<Row> rows(List<PlayerEvaluation> seen) {
        List<Row> rows = new ArrayList<>();
        if (seen.size() == 1) {
            int sign = seen.getFirst().side() == Side.WHITE ? 1 : -1;
            for (Feature feature : seen.getFirst().features()) {
                double value = sign * feature.value();
                rows.add(
                        new Row(
                                feature.name(),
                                Math.max(value, 0),
                                Math.max(0 - value, 0),
                                feature.weight(),
                                0 + sign * feature.contribution()));
            }
            return rows;
        }
        Map<String, Feature> black = new HashMap<>();
        of(seen, Side.BLACK).forEach(feature -> black.put(feature.name(), feature));
        for (Feature white : of(seen, Side.WHITE)) {
            Feature other = black.getOrDefault(white.name(), new Feature(white.name(), 0, 0, 0));
            rows.add(
                    new Row(
                            white.name(),
                            white.value(),
                            other.value(),
                            white.weight(),
                            white.contribution() - other.contribution()));
        }
        return rows;
    }

    private static List<Feature> of(List<PlayerEvaluation> seen, Side side) {
        return seen.stream()
                .filter(evaluation -> evaluation.side() == side)
                .findFirst()
                .map(PlayerEvaluation::features)
                .orElse(List.of());
    }
}
