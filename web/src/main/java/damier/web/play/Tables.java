package damier.web.play;

import damier.archive.Archive;
import damier.archive.LiveGame;
import damier.core.GameDefinition;
import damier.core.Sentence;
import damier.web.Json;
import damier.web.Message;
import damier.web.Refused;
import damier.web.Says;
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
 * The games that are being played. Those that somebody watches, whose clock runs, or in which a
 * program has to move are in memory; all are in the archive.
 */
final class Tables implements AutoCloseable {
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;
    private static final int MOST_GAMES = 10_000;
    private static final Duration KEPT = Duration.ofDays(30);
    private static final long MILLIS_BETWEEN_BEATS = 1_000;

    private final Services services;
    private final Opponents opponents;
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final ExecutorService teller =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("teller").factory());
    private final ExecutorService thinkers =
            Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("thinker").factory());
    private final ScheduledThreadPoolExecutor timer =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().daemon().name("clocks").factory());

    private final long opened = System.currentTimeMillis();
    private final long openedNanos = System.nanoTime();

    private CompletableFuture<?> beat = CompletableFuture.completedFuture("none");

    Tables(Services services) {
        this.services = services;
        opponents = new Opponents(services);
        timer.setRemoveOnCancelPolicy(true);
    }

    /** Goes on with all games from before. */
    void wakeUp() {
        long lastBeat = archive().lastBeat();
        archive().forgetLive(now() - KEPT.toMillis()).join();
        for (String id : archive().liveIds()) {
            Table table = load(id);
            tables.put(id, table);
            table.wakeUp(lastBeat);
            putAwayIfIdle(table);
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
        // Where the disk is slow there is nothing to gain by more of them.
        if (beat.isDone() && tables.values().stream().anyMatch(Table::hasRunningClock)) {
            beat = archive().beat(now());
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

    /** Sends what is to be sent, in order. */
    Executor teller() {
        return teller;
    }

    /**
     * In milliseconds since 1970, and steady: somebody who sets the machine's clock moves no clock
     * of a game.
     */
    long now() {
        return opened + (System.nanoTime() - openedNanos) / 1_000_000;
    }

    Future<?> in(long millis, Runnable task) {
        return timer.isShutdown()
                ? CompletableFuture.completedFuture("over")
                : timer.schedule(task, millis, TimeUnit.MILLISECONDS);
    }

    /** On a thread that may be kept busy. */
    void think(Runnable task) {
        if (!thinkers.isShutdown()) {
            thinkers.execute(task);
        }
    }

    /** Two programs play each other in so many games, now. */
    long shows() {
        return tables.values().stream().filter(Table::isShow).count();
    }

    /** Begins a game and returns its id; it is on disk before any of its moves. */
    String begin(Agreement agreement) {
        String id = newId();
        archive().begin(id, Json.write(agreement)).join();
        use(id, table -> table.wakeUp(now()));
        return id;
    }

    private String newId() {
        if (archive().liveIds().size() >= MOST_GAMES) {
            throw new Refused(Refused.BUSY, Says.TOO_MANY_GAMES);
        }
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /**
     * Does something with a game.
     *
     * @throws Refused if there is none of this id
     */
    void use(String id, Consumer<Table> action) {
        while (true) {
            Table table = tables.computeIfAbsent(id, this::load);
            synchronized (table) {
                if (!table.isGone()) {
                    action.accept(table);
                    return;
                }
            }
            tables.remove(id, table);
        }
    }

    private Table load(String id) {
        LiveGame stored =
                archive()
                        .live(id)
                        .orElseThrow(
                                () ->
                                        new Refused(
                                                Refused.NOT_FOUND,
                                                Says.NO_SUCH_GAME.with("id", id)));
        Agreement agreement = Json.read(stored.settings(), Agreement.class, "game");
        return table(services.kind(agreement.kind()).game(), stored, agreement);
    }

    private Table table(GameDefinition kind, LiveGame stored, Agreement agreement) {
        return new Table(this, kind, stored, agreement);
    }

    /** A game as a list shows it. */
    record Summary(String id, Agreement agreement, int moves) {}

    /** The newest games that are being played. */
    List<Summary> newest(int most) {
        List<Summary> games = new ArrayList<>();
        for (String id : archive().liveIds().stream().limit(most).toList()) {
            archive()
                    .live(id)
                    .ifPresent(
                            game ->
                                    games.add(
                                            new Summary(
                                                    id,
                                                    Json.read(
                                                            game.settings(),
                                                            Agreement.class,
                                                            "game"),
                                                    game.moves().size())));
        }
        return games;
    }

    void leave(Socket socket) {
        tables.values().forEach(table -> leave(socket, table));
    }

    void leave(Socket socket, String id) {
        Table table = tables.get(id);
        if (table != null) {
            leave(socket, table);
        }
    }

    private void leave(Socket socket, Table table) {
        if (table.leave(socket)) {
            putAwayIfIdle(table);
        }
    }

    private void putAwayIfIdle(Table table) {
        synchronized (table) {
            if (table.isIdle()) {
                table.putAway();
                tables.remove(table.id(), table);
            }
        }
    }

    /** What was to be written was not: all go back to what is on disk. */
    void couldNotWrite(Table table, @Nullable Socket asker, @Nullable Message message) {
        if (asker != null) {
            asker.refuse(message, Sentence.of(Says.NOT_WRITTEN));
        }
        List<Socket> watchers = table.watchers();
        table.putAway();
        tables.remove(table.id(), table);
        for (Socket watcher : watchers) {
            use(table.id(), same -> same.watch(watcher, null));
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
        tables.values().forEach(Table::putAway);
        opponents.close();
        thinkers.shutdownNow();
        teller.shutdown();
    }
}
