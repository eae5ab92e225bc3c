package damier.web;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.web.Visitor.Role;
import damier.web.view.KindView;
import damier.web.view.PositionView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Lists the games, and the legal moves of a position. */
public final class GamesModule implements ServerModule {
    /** The maximum number of moves in a request. */
    private static final int MAX_MOVES = 5_000;

    private final Services services;
    private byte @Nullable [] kinds;

    public GamesModule(Services services) {
        this.services = services;
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get(
                "/api/kinds",
                request -> request.contentType("application/json").result(kinds()),
                Role.GUEST);
        routes.post("/api/position", GamesModule.this::position, Role.GUEST);
    }

    private synchronized byte[] kinds() {
        byte[] known = kinds;
        if (known == null) {
            known =
                    Json.bytes(
                            services.engines().games().ids().stream()
                                    .map(id -> KindView.of(services.engines().byId(id)))
                                    .toList());
            kinds = known;
        }
        return known;
    }

    private record Asked(
            @Nullable String kind, @Nullable String fen, @Nullable List<String> moves) {}

    private void position(Context request) {
        Asked asked = Json.body(request, Asked.class);
        Game game = game(services, asked.kind(), asked.fen(), asked.moves());
        Json.answer(request, PositionView.of(game));
    }

    /**
     * The game that a request names.
     *
     * @param fen the start position; null for that of the game
     * @param moves null for none
     * @throws Refused if there is no such game, position or move
     */
    public static Game game(
            Services services,
            @Nullable String kind,
            @Nullable String fen,
            @Nullable List<String> moves) {
        if (kind == null) {
            throw new Refused(Refused.UNUSABLE, "kind: is missing");
        }
        return game(services.kind(kind).game(), fen, moves == null ? List.of() : moves);
    }

    private static Game game(GameDefinition kind, @Nullable String fen, List<String> moves) {
        if (moves.size() > MAX_MOVES) {
            throw new Refused(
                    Refused.UNUSABLE, ServerMessages.TOO_MANY_MOVES.with("count", MAX_MOVES));
        }
        Game game =
                fen == null || fen.isBlank()
                        ? new Game(kind)
                        : new Game(kind, kind.notation().position(fen));
        for (String move : moves) {
            if (move == null) {
                throw new Refused(
                        Refused.UNUSABLE, "move %d: is missing".formatted(game.ply() + 1));
            }
            try {
                game.play(kind.notation().move(game.position(), move));
            } catch (IllegalArgumentException e) {
                throw new Refused(
                        Refused.UNUSABLE,
                        ServerMessages.AT_MOVE
                                .with("number", game.ply() + 1)
                                .with("fault", Refused.of(e).why()));
            }
        }
        return game;
    }
}
