package damier.web.study;

import damier.core.Game;
import damier.engine.EngineFactory;
import damier.players.PlainSearch;
import damier.players.PlainSearch.Algorithm;
import damier.players.PlainSearch.Ordering;
import damier.players.PlayerInspector;
import damier.players.PlayerSpecs;
import damier.tree.SearchTree;
import damier.tree.TreeJson;
import damier.web.GamesModule;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.Visitor.Role;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;

/** The search tree of a plain algorithm or of a player. */
public final class TreeModule implements ServerModule {
    private static final int MAX_DEPTH = 10;
    private static final int MAX_KEPT_NODES = 50_000;

    /** The maximum number of nodes of a plain algorithm: a few seconds. */
    private static final int MAX_NODES = 3_000_000;

    private static final int TIMEOUT_SECONDS = 30;

    private final Services services;

    public TreeModule(Services services) {
        this.services = services;
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.post("/api/tree", this::tree, Role.GUEST);
    }

    private record Asked(
            @Nullable String kind,
            @Nullable String fen,
            @Nullable List<String> moves,
            @Nullable String player,
            @Nullable String algorithm,
            @Nullable String ordering,
            @Nullable Boolean quiescence,
            @Nullable Integer depth,
            @Nullable Integer maxNodes) {}

    private void tree(Context request) {
        Asked asked = Json.body(request, Asked.class);
        Game game = GamesModule.game(services, asked.kind(), asked.fen(), asked.moves());
        if (game.ending().isPresent()) {
            throw new Refused(
                    ServerMessages.POSITION_IS_OVER.with("rule", game.ending().get().why()));
        }
        int depth = number("depth", asked.depth(), 3, MAX_DEPTH);
        int kept = number("maxNodes", asked.maxNodes(), 10_000, MAX_KEPT_NODES);
        Visitor visitor = Visitor.of(request);
        String json =
                services.analyses()
                        .within(
                                TIMEOUT_SECONDS,
                                ServerMessages.TREE_TOO_SLOW.with("seconds", TIMEOUT_SECONDS),
                                () -> search(game, asked, depth, kept, visitor));
        request.contentType("application/json").result(json);
    }

    private static int number(String what, @Nullable Integer asked, int otherwise, int most) {
        return (int) Refused.requireWithin(what, asked == null ? otherwise : asked, 1, most);
    }

    private String search(Game game, Asked asked, int depth, int kept, Visitor visitor) {
        EngineFactory kind = services.engines().of(game.kind());
        if (asked.algorithm() != null) {
            PlainSearch plain =
                    new PlainSearch(
                            word("algorithm", asked.algorithm(), Algorithm.class),
                            word(
                                    "ordering",
                                    asked.ordering() == null ? "rules" : asked.ordering(),
                                    Ordering.class),
                            Boolean.TRUE.equals(asked.quiescence()));
            SearchTree tree =
                    plain.tree(kind, game, depth, kept, MAX_NODES)
                            .orElseThrow(
                                    () ->
                                            new Refused(
                                                    ServerMessages.TREE_TOO_LARGE.with(
                                                            "count", MAX_NODES)));
            return json(tree, false);
        }
        String player = asked.player() == null ? PlayerSpecs.ENGINE : asked.player();
        services.player(kind, player, visitor);
        try (PlayerInspector insight = new PlayerInspector(kind, player, services.schemes())) {
            return json(insight.tree(game, depth, kept), insight.hasOwnUnit());
        }
    }

    private static <E extends Enum<E>> E word(String what, String word, Class<E> type) {
        try {
            return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException e) {
            throw new Refused("%s: there is no '%s'".formatted(what, word));
        }
    }

    /** The output of {@code tree --json}, with the unit of its values. */
    private static String json(SearchTree tree, boolean hasOwnUnit) {
        return "{\"unit\":\"%s\",".formatted(hasOwnUnit ? "own" : "hundredths")
                + TreeJson.write(tree).substring(1);
    }
}
