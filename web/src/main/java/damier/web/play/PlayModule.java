package damier.web.play;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerSpecs;
import damier.web.GamesModule;
import damier.web.Json;
import damier.web.Message;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Socket;
import damier.web.Visitor;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.MoveView;
import damier.web.view.ScoreView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Games between people, programs, or both. */
public final class PlayModule implements ServerModule {
    private static final int MAX_LISTED = 100;
    private static final Limits HINT = Limits.time(1_000_000_000);

    private final Services services;
    private final LiveGames liveGames;
    private final int mostShows;

    public PlayModule(Services services) {
        this.services = services;
        liveGames = new LiveGames(services);
        mostShows = 2 * Runtime.getRuntime().availableProcessors();
        liveGames.wakeUp();
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.post("/api/live", this::begin, Role.GUEST);
        routes.get("/api/live", this::list, Role.GUEST);
    }

    @ApiType(value = "NewGame", request = true)
    private record Asked(
            @Nullable String kind,
            @Nullable String fen,
            @Nullable SeatSettings white,
            @Nullable SeatSettings black,
            @Nullable ClockSetting clock) {}

    @ApiType("BegunGame")
    private record Begun(String game) {}

    private void begin(Context request) {
        Visitor visitor = Visitor.of(request);
        Asked asked = Json.body(request, Asked.class);
        Game start = GamesModule.game(services, asked.kind(), asked.fen(), null);
        start.ending()
                .ifPresent(
                        ending -> {
                            throw new Refused(
                                    ServerMessages.START_IS_OVER.with("rule", ending.why()));
                        });
        GameSettings settings =
                GameSettings.of(
                        start.kind().id(),
                        asked.fen() == null || asked.fen().isBlank() ? null : asked.fen(),
                        seat(visitor, start, asked.white(), Side.WHITE),
                        seat(visitor, start, asked.black(), Side.BLACK),
                        ClockSetting.asked(asked.clock()),
                        visitor.session());
        if (!settings.hasPersons() && liveGames.shows() >= mostShows) {
            throw new Refused(ServerMessages.TOO_MANY_SHOWS.with("count", mostShows));
        }
        Json.answer(request, new Begun(liveGames.begin(settings)));
    }

    private SeatSettings seat(Visitor visitor, Game game, @Nullable SeatSettings asked, Side side) {
        SeatSettings seat = SeatSettings.asked(asked, side);
        if (!seat.isPerson()) {
            services.player(services.kind(game.kind().id()), seat.player(), visitor);
        }
        return seat;
    }

    /** A game in the list of live games. */
    @ApiType("ListedGame")
    private record Listed(
            String id, String kind, String white, String black, int moves, boolean yours) {}

    private void list(Context request) {
        String session = Visitor.of(request).session();
        Json.answer(
                request,
                liveGames.newest(MAX_LISTED).stream().map(game -> listed(game, session)).toList());
    }

    private static Listed listed(LiveGames.Summary game, String session) {
        GameSettings settings = game.settings();
        return new Listed(
                game.id(),
                settings.kind(),
                settings.white().label(),
                settings.black().label(),
                game.moves(),
                settings.creator().equals(session)
                        || settings.white().isOf(session)
                        || settings.black().isOf(session));
    }

    /** The fields of all these messages; not every message has every field. */
    private record Fields(
            @Nullable String game,
            @Nullable String side,
            @Nullable Integer ply,
            @Nullable String move) {}

    @Override
    public Map<String, MessageHandler> messages() {
        return Map.ofEntries(
                handler("watch", (asked, liveGame) -> liveGame.watch(asked.socket, asked.message)),
                handler(
                        "sit",
                        (asked, liveGame) ->
                                liveGame.sit(asked.socket, asked.message, asked.side())),
                handler("move", PlayModule::move),
                handler(
                        "undo",
                        (asked, liveGame) ->
                                liveGame.undo(asked.socket, asked.message, asked.fields.ply())),
                handler("hint", this::hint),
                handler(
                        "resign",
                        (asked, liveGame) -> liveGame.resign(asked.socket, asked.message)),
                handler("draw", (asked, liveGame) -> liveGame.draw(asked.socket, asked.message)),
                handler(
                        "decline",
                        (asked, liveGame) -> liveGame.decline(asked.socket, asked.message)),
                handler("rematch", PlayModule::rematch),
                handler("pause", (asked, liveGame) -> liveGame.pause(asked.socket, asked.message)),
                handler(
                        "resume",
                        (asked, liveGame) -> liveGame.resume(asked.socket, asked.message)));
    }

    private record Question(Socket socket, Message message, Fields fields) {
        Side side() {
            return switch (String.valueOf(fields.side())) {
                case "white" -> Side.WHITE;
                case "black" -> Side.BLACK;
                default -> throw new Refused(Refused.BAD_REQUEST, "side: is white or black");
            };
        }

        String game() {
            String game = fields.game();
            if (game == null) {
                throw new Refused(Refused.BAD_REQUEST, "game: is missing");
            }
            return game;
        }
    }

    private Map.Entry<String, MessageHandler> handler(
            String type, BiConsumer<Question, LiveGame> action) {
        return Map.entry(
                type,
                (socket, message) -> {
                    Question asked = new Question(socket, message, message.as(Fields.class));
                    liveGames.use(asked.game(), liveGame -> action.accept(asked, liveGame));
                });
    }

    private static void move(Question asked, LiveGame liveGame) {
        Integer ply = asked.fields.ply();
        String move = asked.fields.move();
        if (ply == null || move == null) {
            throw new Refused(Refused.BAD_REQUEST, "move: ply and move are needed");
        }
        liveGame.move(asked.socket, asked.message, ply, move);
    }

    /** Announces the rematch to the sender and to everyone in the game. */
    @ApiType("Rematch")
    private record Rematch(String of, String game) {}

    private static void rematch(Question asked, LiveGame liveGame) {
        List<Socket> watchers = liveGame.watchers();
        Rematch rematch = new Rematch(liveGame.id(), liveGame.rematch(asked.socket));
        asked.socket.answer(asked.message, "rematch", rematch);
        watchers.stream()
                .filter(watcher -> !watcher.equals(asked.socket))
                .forEach(watcher -> watcher.send("rematch", rematch));
    }

    @ApiType("Hint")
    private record Hint(String game, MoveView move, @Nullable ScoreView score) {}

    private void hint(Question asked, LiveGame liveGame) {
        Game game = liveGame.askedForHint(asked.socket);
        liveGames.think(
                () -> {
                    try {
                        Hint hint = services.analyses().run(() -> hint(liveGame.id(), game));
                        asked.socket.answer(asked.message, "hint", hint);
                    } catch (Exception e) {
                        asked.socket.refuse(
                                asked.message,
                                ServerMessages.HINT_FAILED.with("fault", Refused.of(e).why()));
                    }
                });
    }

    private Hint hint(String id, Game game) {
        EngineFactory kind = services.kind(game.kind().id());
        try (Player player =
                PlayerSpecs.parse(kind, Opponents.casual(PlayerSpecs.ENGINE)).create()) {
            Choice choice = player.choose(game, HINT);
            return new Hint(
                    id,
                    MoveView.of(game.kind(), game.position(), choice.move()),
                    choice.score().isPresent()
                            ? ScoreView.of(choice.score().getAsInt(), game.side(), false)
                            : null);
        }
    }

    @Override
    public void left(Socket socket, String id) {
        liveGames.leave(socket, id);
    }

    @Override
    public void left(Socket socket) {
        liveGames.leave(socket);
    }

    @Override
    public void close() {
        liveGames.close();
    }
}
