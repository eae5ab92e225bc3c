package damier.lab;

import damier.core.Ending.Reason;
import damier.core.Result;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Games between any number of players, in pairs from one opening with colours reversed.
 *
 * <p>The number of a game determines its players, opening, colours and seeds. Players that are
 * limited by nodes or depth and use one thread therefore give the same results at any concurrency,
 * and games that were played before need not be repeated.
 */
public final class Tournament {
    private final TournamentSetup setup;
    private final TournamentListener listener;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;
    private volatile boolean finishing;

    /** One tally for each pairing; guarded by this. */
    private final List<Tally> tallies;

    public Tournament(TournamentSetup setup, TournamentListener listener) {
        this.setup = setup;
        this.listener = listener;
        tallies =
                Stream.generate(() -> new Tally(setup.gamesEach()))
                        .limit(setup.schedule().pairings().size())
                        .toList();
    }

    public TournamentSetup setup() {
        return setup;
    }

    /** Adds a game that was played before; games beyond the last one are ignored. */
    public synchronized void resume(int number, Result result, Reason reason) {
        if (number < setup.games()) {
            Fixture fixture = setup.schedule().fixture(number);
            record(number, Finished.of(fixture, result, reason));
        }
    }

    /** Ends the tournament and aborts running games. Any thread may call it. */
    public void stop() {
        stopped = true;
    }

    /** Ends the tournament after the running games. Any thread may call it. */
    public void finish() {
        finishing = true;
    }

    /** The standing of each pairing, in the order of the schedule. */
    public synchronized List<Standing> standings() {
        return tallies.stream().map(Tally::standing).toList();
    }

    /** The number of finished games; {@link #standings} count complete pairs only. */
    public synchronized int played() {
        return tallies.stream().mapToInt(Tally::played).sum();
    }

    /**
     * Plays until all games are over, the test is decided, or the tournament is stopped.
     *
     * @return the standing of each pairing
     */
    public List<Standing> run() {
        var toPrepare = new CountDownLatch(setup.concurrency());
        Workers.run("match", setup.concurrency(), () -> work(toPrepare), this::stop);
        return standings();
    }

    private void work(CountDownLatch toPrepare) {
        try (var referee = new Referee(setup)) {
            Optional<Fixture> fixture = prepareFirst(referee, toPrepare);
            while (fixture.isPresent()) {
                referee.play(fixture.get(), () -> stopped).ifPresent(this::report);
                fixture = nextFixture();
            }
        }
    }

    /** Warms up players before any clock starts, since warming up would disturb running games. */
    private Optional<Fixture> prepareFirst(Referee referee, CountDownLatch toPrepare) {
        Optional<Fixture> first;
        try {
            first = nextFixture();
            first.ifPresent(referee::prepare);
        } finally {
            toPrepare.countDown();
        }
        try {
            toPrepare.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return finishing ? Optional.empty() : first;
    }

    /** The next game that was not played before; empty if the tournament was stopped. */
    private Optional<Fixture> nextFixture() {
        while (!stopped && !finishing) {
            int number = next.getAndIncrement();
            if (number >= setup.games()) {
                break;
            }
            if (isOpen(number)) {
                return Optional.of(setup.schedule().fixture(number));
            }
        }
        return Optional.empty();
    }

    /** Whether games remain to be played; none remain after a stop. */
    public synchronized boolean isOpen() {
        return !stopped && !tallies.stream().allMatch(Tally::isComplete);
    }

    private synchronized boolean isOpen(int number) {
        return !tally(number).has(setup.schedule().numberInPairing(number));
    }

    private Tally tally(int number) {
        return tallies.get(setup.schedule().pairing(number));
    }

    private synchronized void report(GameRecord game) {
        if (stopped) {
            return;
        }
        try {
            listener.finished(game);
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        }
        record(game.number(), Finished.of(game.fixture(), game.result(), game.reason()));
    }

    private void record(int number, Finished game) {
        Tally tally = tally(number);
        tally.add(setup.schedule().numberInPairing(number), game);
        while (!stopped) {
            Optional<Standing> standing = tally.countPair();
            if (standing.isEmpty()) {
                break;
            }
            listener.standing(setup.schedule().pairing(number), standing.get());
            if (setup.sprt().filter(test -> test.isDecided(standing.get().pairs())).isPresent()) {
                stop();
            }
        }
    }
}
