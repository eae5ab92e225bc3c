package damier.web;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.core.Position;
import damier.core.Sentence;
import damier.core.TypedMove;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.KindView;
import damier.web.view.MoveView;
import damier.web.view.PositionView;
import damier.web.view.SentenceView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Lists the games and the legal moves of a position, and reads typed moves. */
public final class GamesModule implements ServerModule {
    /** The maximum number of moves in a request. */
    private static final int MAX_MOVES = 5_000;

    /** The maximum length of a typed move. */
    private static final int MAX_TYPED = 200;

    private final Services services;

    /** The games as JSON; they do not change while the server runs. */
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
        routes.post("/api/position", this::position, Role.GUEST);
        routes.post("/api/typed", this::typed, Role.GUEST);
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

    private record Entry(
            @Nullable String kind,
            @Nullable String fen,
            @Nullable List<String> moves,
            @Nullable String text) {}

    /**
     * The interpretation of a typed move.
     *
     * @param move null if the text denotes no legal move, or several
     * @param choices the full paths of the moves that match an ambiguous text
     * @param why the rules that an illegal move breaks
     */
    @ApiType("TypedMove")
    private record Typed(@Nullable MoveView move, List<String> choices, List<SentenceView> why) {}

    private void typed(Context request) {
        Entry entry = Json.body(request, Entry.class);
        Game game = game(services, entry.kind(), entry.fen(), entry.moves());
        String text = Refused.requirePresent("text", entry.text());
        Refused.requireWithin("text", text.length(), 0, MAX_TYPED);
        Json.answer(request, typed(game, text));
    }

    private static Typed typed(Game game, String text) {
        return switch (TypedMove.of(game, text)) {
            case TypedMove.Legal(long move) ->
                    new Typed(
                            MoveView.of(game.kind(), game.position(), move), List.of(), List.of());
            case TypedMove.Ambiguous(_, List<String> paths) -> new Typed(null, paths, List.of());
            case TypedMove.Wrong(List<Sentence> rules, NotationException fault) ->
                    new Typed(
                            null,
                            List.of(),
                            (rules.isEmpty() ? List.of(Refused.of(fault).why()) : rules)
                                    .stream().map(SentenceView::of).toList());
        };
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
        GameDefinition definition = services.kind(Refused.requirePresent("kind", kind)).game();
        if (moves != null && moves.size() > MAX_MOVES) {
            throw new Refused(ServerMessages.TOO_MANY_MOVES.with("count", MAX_MOVES));
        }
        Game game = new Game(definition, position(definition, fen));
        for (String move : moves == null ? List.<String>of() : moves) {
            play(game, move);
        }
        return game;
    }

    /** The position of a FEN; the start position if there is none. */
    public static Position position(GameDefinition kind, @Nullable String fen) {
        return fen == null || fen.isBlank()
                ? kind.rules().newPosition()
                : kind.notation().position(fen);
    }

    private static void play(Game game, String move) {
        int number = game.ply() + 1;
        Refused.requirePresent("move " + number, move);
        try {
            game.play(game.kind().notation().move(game.position(), move));
        } catch (IllegalArgumentException e) {
            throw new Refused(
                    ServerMessages.AT_MOVE
                            .with("number", number)
                            .with("fault", Refused.of(e).why()));
        }
    }
}
