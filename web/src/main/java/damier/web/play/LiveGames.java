package damier.web.play;

import damier.archive.Archive;
import damier.archive.UnfinishedGame;
import damier.core.Sentence;
import damier.web.Json;
import damier.web.Message;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.Services;
import damier.web.Socket;

import org.jspecify.annotations.Nullable;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * All live games. A game is in memory while it has spectators, its clock runs, or a program has to
 * move; all games are in the archive.
 */
final class LiveGames implements AutoCloseable {
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;
    private static final int MAX_GAMES = 10_000;
    private static final Duration RETENTION = Duration.ofDays(30);
    private static final long MILLIS_BETWEEN_BEATS = 1_000;

    private final Services services;
    private final Opponents opponents;
    private final Map<String, LiveGame> liveGames = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final ExecutorService broadcastExecutor =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("broadcast").factory());
    private final ExecutorService thinkers =
            Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("thinker").factory());
    private final ScheduledThreadPoolExecutor timer =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().daemon().name("clocks").factory());

    private final long opened = System.currentTimeMillis();
    private final long openedNanos = System.nanoTime();

    private CompletableFuture<?> beat = CompletableFuture.completedFuture("none");

    LiveGames(Services services) {
        this.services = services;
        opponents = new Opponents(services);
        timer.setRemoveOnCancelPolicy(true);
    }

    /** Resumes all games after a restart. */
    void wakeUp() {
        long lastBeat = archive().unfinished().lastBeat();
        archive().unfinished().forget(now() - RETENTION.toMillis()).join();
        for (String id : archive().unfinished().ids()) {
            LiveGame liveGame = load(id);
            liveGames.put(id, liveGame);
            liveGame.wakeUp(lastBeat);
            putAwayIfIdle(liveGame);
        }
        Future<?> beats =
                timer.scheduleAtFixedRate(
                        this::beat,
                        MILLIS_BETWEEN_BEATS,
                        MILLIS_BETWEEN_BEATS,
                        TimeUnit.MILLISECONDS);
        assert !beats.isDone();
    }

    private void beat() {
        // On a slow disk a second write at the same time gains nothing.
        if (beat.isDone() && liveGames.values().stream().anyMatch(LiveGame::hasRunningClock)) {
            beat = archive().unfinished().beat(now());
        }
    }

    Services services() {
        return services;
    }

    Archive archive() {
        return services.archive();
    }

    Opponents opponents() {
        return opponents;
    }

    /** Sends broadcasts in order. */
    Executor broadcastExecutor() {
        return broadcastExecutor;
    }

    /**
     * The time in milliseconds since 1970. It is monotonic: setting the system clock does not
     * change the clocks of games.
     */
    long now() {
        return opened + (System.nanoTime() - openedNanos) / 1_000_000;
    }

    Future<?> in(long millis, Runnable task) {
        return timer.isShutdown()
                ? CompletableFuture.completedFuture("over")
                : timer.schedule(task, millis, TimeUnit.MILLISECONDS);
    }

    /** Runs a task on a thread that may block. */
    void think(Runnable task) {
        if (!thinkers.isShutdown()) {
            thinkers.execute(task);
        }
    }

    /** The number of games between two programs at the moment. */
    long shows() {
        return liveGames.values().stream().filter(LiveGame::isShow).count();
    }

    /** Creates a game and returns its id; it is on disk before any of its moves. */
    String begin(GameSettings settings) {
        String id = newId();
        archive().unfinished().begin(id, Json.write(settings)).join();
        use(id, liveGame -> liveGame.wakeUp(now()));
        return id;
    }

    private String newId() {
        if (archive().unfinished().ids().size() >= MAX_GAMES) {
            throw new Refused(ServerMessages.TOO_MANY_GAMES);
        }
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /**
     * Applies an action to a game.
     *
     * @throws Refused if there is no such game
     */
    void use(String id, Consumer<LiveGame> action) {
        while (true) {
            LiveGame liveGame = liveGames.computeIfAbsent(id, this::load);
            synchronized (liveGame) {
                if (!liveGame.isGone()) {
                    action.accept(liveGame);
                    return;
                }
            }
            liveGames.remove(id, liveGame);
        }
    }

    private LiveGame load(String id) {
        UnfinishedGame stored =
                archive()
                        .unfinished()
                        .find(id)
                        .orElseThrow(() -> new Refused(ServerMessages.NO_SUCH_GAME.with("id", id)));
        GameSettings settings = Json.read(stored.settings(), GameSettings.class, "game");
        return new LiveGame(this, services.kind(settings.kind()).game(), stored, settings);
    }

    /** A game in the list of games. */
    record Summary(String id, GameSettings settings, int moves) {}

    /** The newest live games. */
    List<Summary> newest(int most) {
        List<Summary> games = new ArrayList<>();
        for (String id : archive().unfinished().ids().stream().limit(most).toList()) {
            archive()
                    .unfinished()
                    .find(id)
                    .ifPresent(
                            game ->
                                    games.add(
                                            new Summary(
                                                    id,
                                                    Json.read(
                                                            game.settings(),
                                                            GameSettings.class,
                                                            "game"),
                                                    game.moves().size())));
        }
        return games;
    }

    void putAwayIfIdle(LiveGame liveGame) {
        synchronized (liveGame) {
            if (liveGame.isIdle()) {
                liveGame.putAway();
                liveGames.remove(liveGame.id(), liveGame);
            }
        }
    }

    /** Handles a failed write: all windows return to the state on disk. */
    void couldNotWrite(LiveGame liveGame, @Nullable Message message) {
        if (message != null) {
            message.refuse(Sentence.of(ServerMessages.NOT_WRITTEN));
        }
        List<Socket> watchers = liveGame.watchers();
        liveGame.putAway();
        liveGames.remove(liveGame.id(), liveGame);
        for (Socket watcher : watchers) {
            use(liveGame.id(), same -> same.watch(watcher));
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
        liveGames.values().forEach(LiveGame::putAway);
        opponents.close();
        thinkers.shutdownNow();
        broadcastExecutor.shutdown();
    }
}
