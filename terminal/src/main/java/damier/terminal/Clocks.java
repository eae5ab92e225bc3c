package damier.terminal;

import damier.core.Limits;
import damier.core.Side;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The clocks of both sides, which moves taken back turn back too. Without a setting they only
 * measure what a move takes.
 */
public final class Clocks {
    private record Left(long white, long black) {
        long of(Side side) {
            return side == Side.WHITE ? white : black;
        }

        Left with(Side side, long left) {
            return side == Side.WHITE ? new Left(left, black) : new Left(white, left);
        }
    }

    private final Optional<Limits.Clock> setting;
    private final LongSupplier nanoTime;

    /** What was left before each move. */
    private final List<Left> history = new ArrayList<>();

    private long since;
    private boolean running;

    /** What had run since the move before when the game ended. */
    private long stopped;

    /**
     * @param nanoTime tells the time
     */
    public Clocks(Optional<Limits.Clock> setting, LongSupplier nanoTime) {
        this.setting = setting;
        this.nanoTime = nanoTime;
        long main = setting.map(Limits.Clock::remaining).orElse(0L);
        history.add(new Left(main, main));
    }

    /** Whether somebody can lose on time. */
    public boolean isOn() {
        return setting.isPresent();
    }

    void start() {
        since = nanoTime.getAsLong();
        running = true;
    }

    /** Stops the clock; what has run since the move before is forgotten. */
    void halt() {
        running = false;
        stopped = 0;
    }

    /** Stops the clock at the end of the game, and shows what is left. */
    void end() {
        stopped = spent().toNanos();
        running = false;
    }

    /** So much of the time that has passed is nobody's. */
    public void forget(long nanos) {
        since += nanos;
    }

    Duration spent() {
        return Duration.ofNanos(running ? nanoTime.getAsLong() - since : stopped);
    }

    /** What a side has left now, in nanoseconds. */
    public long left(Side side, Side toMove) {
        long left = history.getLast().of(side);
        return side == toMove ? left - spent().toNanos() : left;
    }

    /**
     * A move was made.
     *
     * @param made how many moves this side has made with it
     */
    void moved(Side side, int made) {
        Left before = history.getLast();
        long left = before.of(side) - spent().toNanos();
        long more =
                setting.map(
                                clock -> {
                                    int moves = clock.movesToGo();
                                    boolean nextSession = moves > 0 && made % moves == 0;
                                    return clock.increment()
                                            + (nextSession ? clock.remaining() : 0);
                                })
                        .orElse(0L);
        history.add(before.with(side, left + more));
        start();
    }

    /** Turns back to what was left after so many moves. */
    void backTo(int ply) {
        while (history.size() > ply + 1) {
            history.removeLast();
        }
        while (history.size() < ply + 1) {
            history.add(history.getLast());
        }
        start();
    }

    /**
     * For a program that is asked.
     *
     * @param made how many moves the side has made
     */
    Limits limits(Limits besides, Side side, int made) {
        return setting.map(
                        clock -> {
                            int moves = clock.movesToGo();
                            int toGo = moves == 0 ? 0 : moves - made % moves;
                            long left = Math.max(1, left(side, side));
                            return besides.and(
                                    Limits.clock(new Limits.Clock(left, clock.increment(), toGo)));
                        })
                .orElse(besides);
    }
}
