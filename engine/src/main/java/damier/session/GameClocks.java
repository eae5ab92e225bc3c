package damier.session;

import damier.core.Limits;
import damier.core.Side;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The clocks of both sides, in nanoseconds. Undoing a move restores the times before it. A side
 * without a time limit has {@link #UNLIMITED} time; its clock only measures what a move takes.
 */
public final class GameClocks {
    public static final long UNLIMITED = Long.MAX_VALUE;

    /** The remaining times of both sides. */
    public record Times(long white, long black) {
        public long of(Side side) {
            return side == Side.WHITE ? white : black;
        }

        public Times with(Side side, long left) {
            return side == Side.WHITE ? new Times(left, black) : new Times(white, left);
        }
    }

    private final Limits white;
    private final Limits black;
    private final LongSupplier nanoTime;

    /** The times at the beginning of each turn; the last ones are those of the current turn. */
    private final List<Times> history = new ArrayList<>();

    private Optional<Side> running = Optional.empty();
    private long since;

    /**
     * @param white White's time limit: a clock, a time per move, both or none
     * @param nanoTime the source of the time
     */
    public GameClocks(Limits white, Limits black, LongSupplier nanoTime) {
        this.white = white;
        this.black = black;
        this.nanoTime = nanoTime;
        history.add(new Times(atStart(white), atStart(black)));
        restart();
    }

    /** Clocks with the same time limit for both sides. */
    public GameClocks(Limits limits, LongSupplier nanoTime) {
        this(limits, limits, nanoTime);
    }

    private static long atStart(Limits limits) {
        return limits.clock().map(Limits.Clock::remaining).orElse(limits.nanos());
    }

    private Limits limits(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Whether a side can lose on time. */
    public boolean isTimed() {
        return white.isTimed() || black.isTimed();
    }

    /** The side whose clock runs. */
    public Optional<Side> running() {
        return running;
    }

    /** Starts the clock of a side; the clock of the opponent stops. */
    void start(Side side) {
        running = Optional.of(side);
        restart();
    }

    /** Measures the elapsed time from now on, without deducting what has passed. */
    void restart() {
        since = nanoTime.getAsLong();
    }

    /** Deducts the elapsed time and stops the clock. */
    void stop() {
        running.ifPresent(side -> set(times()));
        running = Optional.empty();
    }

    /** Stops the clock without deducting the elapsed time. */
    void discard() {
        running = Optional.empty();
        restart();
    }

    /** Deducts that much less of the elapsed time, such as the time of a suspended process. */
    public void forgive(long nanos) {
        since += nanos;
    }

    /** The time since the turn began or the clock was last started, also while no clock runs. */
    public long elapsed() {
        return nanoTime.getAsLong() - since;
    }

    /** The remaining time of a side; negative if its flag has fallen. */
    public long left(Side side) {
        long left = history.getLast().of(side);
        boolean runs = left != UNLIMITED && running.filter(side::equals).isPresent();
        return runs ? left - elapsed() : left;
    }

    /** The remaining times of both sides, none of them negative. */
    public Times times() {
        return new Times(Math.max(0, left(Side.WHITE)), Math.max(0, left(Side.BLACK)));
    }

    /** The times at the beginning of a turn. */
    public Times timesAt(int turn) {
        return history.get(turn);
    }

    /** Sets the times of the current turn. */
    public void set(Times times) {
        history.set(history.size() - 1, times);
        restart();
    }

    /**
     * Whether a move that took that long came too late.
     *
     * @param grace the delay that does not count
     */
    boolean isLate(Side side, long nanos, long grace) {
        long limit = Math.min(history.getLast().of(side), limits(side).nanos());
        return limit != UNLIMITED && nanos - grace > limit;
    }

    /**
     * Ends the turn of a side and stops its clock.
     *
     * @param nanos the time to deduct
     * @param made the number of moves that the side has made, including this one
     */
    void press(Side side, long nanos, int made) {
        Times before = history.getLast();
        long left =
                limits(side)
                        .clock()
                        .map(clock -> Math.max(0, before.of(side) - nanos) + added(clock, made))
                        .orElse(limits(side).nanos());
        history.add(before.with(side, left));
        running = Optional.empty();
    }

    /** The time that a move adds: the increment, and a new period after the last move of one. */
    private static long added(Limits.Clock clock, int made) {
        boolean endsPeriod = clock.movesToGo() > 0 && made % clock.movesToGo() == 0;
        return clock.increment() + (endsPeriod ? clock.remaining() : 0);
    }

    /** Restores the times at the beginning of a turn, and stops the clock. */
    void backTo(int turn) {
        while (history.size() > turn + 1) {
            history.removeLast();
        }
        while (history.size() < turn + 1) {
            history.add(history.getLast());
        }
        running = Optional.empty();
    }

    /**
     * The limits of a side for its next move, at the beginning of its turn.
     *
     * @param made the number of moves that the side has made
     */
    Limits limits(Side side, int made) {
        Limits limits = limits(side);
        return new Limits(
                limits.depth(),
                limits.nodes(),
                limits.nanos(),
                limits.clock().map(clock -> remaining(clock, history.getLast().of(side), made)));
    }

    private static Limits.Clock remaining(Limits.Clock clock, long left, int made) {
        int moves = clock.movesToGo();
        return new Limits.Clock(
                Math.max(1, left), clock.increment(), moves == 0 ? 0 : moves - made % moves);
    }
}
