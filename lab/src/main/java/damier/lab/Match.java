package damier.lab;

import damier.core.Position;
import damier.core.Result;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Games between two players, in pairs from one opening with colours reversed.
 *
 * <p>Everything about a game follows from its number: opening, colours, seeds. Players that are
 * limited by nodes or depth, and use one thread, therefore give the same result whatever the number
 * of games at once, and games that were played before need not be played again.
 */
public final class Match<P extends Position> {
    private final MatchSetup<P> setup;
    private final MatchListener<P> listener;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;
    private volatile boolean finishing;

    // Guarded by this.
    private final @Nullable Finished[] finished;
    private Standing standing = Standing.START;
    private int completePairs;

    public Match(MatchSetup<P> setup, MatchListener<P> listener) {
        this.setup = setup;
        this.listener = listener;
        finished = new @Nullable Finished[setup.games()];
    }

    /**
     * Takes in a game that was played before; games beyond the last one of the match are ignored.
     */
    public synchronized void resume(int number, Result result, Reason reason) {
        if (number < finished.length) {
            record(number, Finished.of(number, result, reason));
        }
    }

    /** Ends the match; games under way are broken off. May be called by any thread. */
    public void stop() {
        stopped = true;
    }

    /** Ends the match once the games under way are over. May be called by any thread. */
    public void finish() {
        finishing = true;
    }

    public synchronized Standing standing() {
        return standing;
    }

    /** Plays until all games are over, the test is decided, or it is told to end. */
    public Standing run() {
        var threads = Thread.ofPlatform().daemon().name("match-", 1).factory();
        try (ExecutorService workers = Executors.newFixedThreadPool(setup.concurrency(), threads)) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < setup.concurrency(); i++) {
                running.add(workers.submit(this::work));
            }
            for (Future<?> worker : running) {
                join(worker);
            }
        }
        return standing();
    }

    private void join(Future<?> worker) {
        try {
            worker.get();
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException fault -> throw fault;
                case Error fault -> throw fault;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }

    private void work() {
        try (var referee = new Referee<>(setup)) {
            referee.warmUp();
            while (!stopped && !finishing) {
                int number = next.getAndIncrement();
                if (number >= setup.games()) {
                    break;
                }
                if (isOpen(number)) {
                    referee.play(number, () -> stopped).ifPresent(this::report);
                }
            }
        } catch (RuntimeException | Error fault) {
            stop();
            throw fault;
        }
    }

    /** Whether there are games to be played yet; a test that is decided needs no more. */
    public synchronized boolean isOpen() {
        return !stopped && Arrays.stream(finished).anyMatch(Objects::isNull);
    }

    private synchronized boolean isOpen(int number) {
        return finished[number] == null;
    }

    private synchronized void report(GameRecord<P> game) {
        if (stopped) {
            return;
        }
        try {
            listener.finished(game);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        record(game.number(), Finished.of(game.number(), game.result(), game.reason()));
    }

    private void record(int number, Finished game) {
        finished[number] = game;
        while (!stopped && 2 * completePairs < finished.length) {
            Finished one = finished[2 * completePairs];
            Finished other = finished[2 * completePairs + 1];
            if (one == null || other == null) {
                break;
            }
            completePairs++;
            standing = standing.plus(one, other);
            listener.standing(standing);
            if (setup.sprt().isPresent() && setup.sprt().get().isDecided(standing.pairs())) {
                stopped = true;
            }
        }
    }
}
