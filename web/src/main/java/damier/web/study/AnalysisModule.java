package damier.web.study;

import damier.classic.PlayerText;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.web.GamesModule;
import damier.web.Message;
import damier.web.PlayerPool;
import damier.web.Refused;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Socket;
import damier.web.api.ApiType;
import damier.web.view.LimitView;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Analyses a position while a window shows it; one analysis per socket. */
public final class AnalysisModule implements ServerModule {
    private static final int UPDATE_INTERVAL_MILLIS = 100;
    private static final int MAX_IDLE_PLAYERS = 6;
    private static final int MAX_LINES = 20;

    /** At least the number of legal moves of any position. */
    private static final int ALL_LINES = 200;

    private static final long DEFAULT_MILLIS = 60_000;

    private final Services services;
    private final PlayerPool<String> pool = new PlayerPool<>(MAX_IDLE_PLAYERS);
    private final Map<Socket, Running> running = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("analysis-news").factory());

    public AnalysisModule(Services services) {
        this.services = services;
        var _ =
                clock.scheduleWithFixedDelay(
                        () -> running.values().forEach(AnalysisModule::send),
                        UPDATE_INTERVAL_MILLIS,
                        UPDATE_INTERVAL_MILLIS,
                        TimeUnit.MILLISECONDS);
    }

    /** Sends an update; a failure must not affect other analyses. */
    private static void send(Running analysis) {
        try {
            analysis.tick();
        } catch (RuntimeException e) {
            analysis.end(false);
        }
    }

    @Override
    public Map<String, Consumer<Message>> messages() {
        return Map.of(
                "analyse",
                message -> begin(message, false),
                "threat",
                message -> begin(message, true),
                "stop",
                message -> end(message.socket(), true));
    }

    @ApiType(value = "AnalysisRequest", request = true)
    private record Asked(
            @Nullable String kind,
            @Nullable String fen,
            @Nullable List<String> moves,
            @Nullable Integer lines,
            @Nullable String player,
            @Nullable Boolean values,
            @Nullable LimitView limit) {}

    private void begin(Message message, boolean threat) {
        Asked asked = message.as(Asked.class);
        Game game = GamesModule.game(services, asked.kind(), asked.fen(), asked.moves());
        Running next = prepare(message, threat ? turned(game) : game, asked);
        Socket socket = message.socket();
        Running before = running.put(socket, next);
        socket.subscribe("analysis", () -> end(socket, false));
        if (before != null) {
            before.end(false);
        }
        next.start();
    }

    /** The same position with the other side to move. */
    private static Game turned(Game game) {
        Position turned = game.kind().rules().newPosition();
        game.kind().rules().turn(game.position(), turned);
        return new Game(game.kind(), turned);
    }

    private Running prepare(Message message, Game game, Asked asked) {
        String player = asked.player() == null ? PlayerSpecs.ENGINE : asked.player().strip();
        boolean values = Boolean.TRUE.equals(asked.values());
        int wanted = asked.lines() == null ? 1 : asked.lines();
        int lines = (int) Refused.requireWithin("lines", wanted, 1, MAX_LINES);
        String spec = player;
        if (PlayerSpecs.isEngine(player)) {
            String all = Integer.toString(values ? ALL_LINES : lines);
            spec = PlayerText.parse(spec).with("lines", all).toString();
        }
        PlayerFactory factory =
                services.player(services.engines().of(game.kind()), spec, message.visitor());
        LimitView limit = asked.limit() == null ? LimitView.NONE : asked.limit();
        long millis = limit.millis() == null ? DEFAULT_MILLIS : limit.millis();
        Refused.requireWithin("limit", millis, 1, LimitView.MAX_MILLIS);
        return new Running(
                message,
                new Analysis(game, player, lines, values),
                game.kind().id() + " " + spec,
                factory,
                limit.limits(DEFAULT_MILLIS));
    }

    private void end(Socket socket, boolean send) {
        Running before = running.remove(socket);
        if (before != null) {
            before.end(send);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        running.values().forEach(one -> one.end(false));
        pool.close();
    }

    /** A running analysis, which answers a message. */
    private final class Running {
        private final Message message;
        private final Analysis analysis;
        private final String key;
        private final PlayerFactory factory;
        private final Limits limits;
        private volatile boolean begun;
        private volatile boolean ended;
        private volatile boolean silent;
        private volatile boolean done;
        private volatile @Nullable Player thinking;
        private volatile @Nullable Future<?> work;

        Running(
                Message message,
                Analysis analysis,
                String key,
                PlayerFactory factory,
                Limits limits) {
            this.message = message;
            this.analysis = analysis;
            this.key = key;
            this.factory = factory;
            this.limits = limits;
        }

        void start() {
            if (analysis.isOver()) {
                finish();
            } else {
                work = services.analyses().submit(this::work);
            }
        }

        private void work() {
            try {
                services.analyses()
                        .run(
                                () -> {
                                    begun = true;
                                    return pool.use(key, factory::create, this::think);
                                });
                finish();
            } catch (RuntimeException e) {
                fail(e);
            }
        }

        private Analysis think(Player player) {
            thinking = player;
            try {
                if (!ended) {
                    analysis.run(player, limits);
                }
                return analysis;
            } finally {
                thinking = null;
            }
        }

        private synchronized void finish() {
            if (!done && !silent) {
                message.answer("analysis", analysis.update(true));
            }
            done = true;
        }

        private synchronized void fail(RuntimeException fault) {
            if (!done && !silent) {
                message.refuse(fault);
            }
            done = true;
        }

        /** Sends what is new. */
        synchronized void tick() {
            if (!done && !ended && analysis.hasNews()) {
                message.answer("analysis", analysis.update(false));
            }
            Player player = thinking;
            if (player != null && analysis.isSettled()) {
                player.stop();
            }
        }

        /**
         * @param send whether to send the result once more
         */
        void end(boolean send) {
            silent = !send;
            ended = true;
            Future<?> waiting = work;
            if (!begun && waiting != null) {
                finish();
                waiting.cancel(true);
            } else {
                stopUntilDone();
            }
        }

        /**
         * Repeats the stop until the search has ended, since it may come before the search starts.
         */
        private void stopUntilDone() {
            Player player = thinking;
            if (player != null) {
                player.stop();
            }
            if (!done && !clock.isShutdown()) {
                var _ =
                        clock.schedule(
                                this::stopUntilDone, UPDATE_INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
            }
        }
    }
}
