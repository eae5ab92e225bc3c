package damier.web.play;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerSpecs;
import damier.search.SearchInfo;
import damier.search.SearchListener;
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
import damier.web.view.LineView;
import damier.web.view.MoveView;
import damier.web.view.ScoreView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Games between people, programs, or both. */
public final class PlayModule implements ServerModule {
    private static final int MAX_LISTED = 100;
    private static final Limits HINT = Limits.time(1_000_000_000);

    /** Without the variety of an opponent: a hint is the best move that it finds. */
    private static final String ADVISER = PlayerSpecs.ENGINE + "[table=16]";

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
    public Map<String, Consumer<Message>> messages() {
        return Map.ofEntries(
                handler("watch", LiveGame::watch),
                handler("sit", (liveGame, message) -> liveGame.sit(message, side(message))),
                handler("move", PlayModule::move),
                handler(
                        "undo",
                        (liveGame, message) ->
                                liveGame.undo(message, message.as(Fields.class).ply())),
                handler("hint", this::hint),
                handler("resign", LiveGame::resign),
                handler("draw", LiveGame::draw),
                handler("decline", LiveGame::decline),
                handler("rematch", PlayModule::rematch),
                handler("pause", LiveGame::pause),
                handler("resume", LiveGame::resume));
    }

    private Map.Entry<String, Consumer<Message>> handler(
            String type, BiConsumer<LiveGame, Message> action) {
        return Map.entry(
                type,
                message -> {
                    String game = message.as(Fields.class).game();
                    if (game == null) {
                        throw new Refused(Refused.BAD_REQUEST, "game: is missing");
                    }
                    liveGames.use(game, liveGame -> action.accept(liveGame, message));
                });
    }

    private static Side side(Message message) {
        return switch (String.valueOf(message.as(Fields.class).side())) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw new Refused(Refused.BAD_REQUEST, "side: is white or black");
        };
    }

    private static void move(LiveGame liveGame, Message message) {
        Fields fields = message.as(Fields.class);
        Integer ply = fields.ply();
        String move = fields.move();
        if (ply == null || move == null) {
            throw new Refused(Refused.BAD_REQUEST, "move: ply and move are needed");
        }
        liveGame.move(message, ply, move);
    }

    /** Announces the rematch to the sender and to everyone in the game. */
    @ApiType("Rematch")
    private record Rematch(String of, String game) {}

    private static void rematch(LiveGame liveGame, Message message) {
        List<Socket> watchers = liveGame.watchers();
        Rematch rematch = new Rematch(liveGame.id(), liveGame.rematch(message.visitor()));
        message.answer("rematch", rematch);
        watchers.stream()
                .filter(watcher -> !watcher.equals(message.socket()))
                .forEach(watcher -> watcher.send("rematch", rematch));
    }

    /**
     * A move for the person to move.
     *
     * @param line the moves that the engine expects, beginning with this one
     */
    @ApiType("Hint")
    private record Hint(String game, MoveView move, @Nullable ScoreView score, List<String> line) {}

    private void hint(LiveGame liveGame, Message message) {
        Game game = liveGame.askedForHint(message.visitor());
        liveGames.think(
                () -> {
                    try {
                        Hint hint = services.analyses().run(() -> hint(liveGame.id(), game));
                        message.answer("hint", hint);
                    } catch (Exception e) {
                        message.refuse(
                                ServerMessages.HINT_FAILED.with("fault", Refused.of(e).why()));
                    }
                });
    }

    private Hint hint(String id, Game game) {
        EngineFactory kind = services.kind(game.kind().id());
        try (Player player = PlayerSpecs.parse(kind, ADVISER).create()) {
            AtomicReference<List<String>> line = new AtomicReference<>(List.of());
            var listener =
                    new SearchListener() {
                        @Override
                        public void iteration(SearchInfo info) {
                            line.set(LineView.of(game, info).moves());
                        }
                    };
            Choice choice = player.choose(game, HINT, listener);
            MoveView move = MoveView.of(game.kind(), game.position(), choice.move());
            return new Hint(
                    id,
                    move,
                    choice.score().isPresent()
                            ? ScoreView.of(
                                    game.kind(),
                                    game.position(),
                                    choice.score().getAsInt(),
                                    SearchInfo.ESTIMATED)
                            : null,
                    line.get().isEmpty() ? List.of(move.text()) : line.get());
        }
    }

    @Override
    public void close() {
        liveGames.close();
    }
}
