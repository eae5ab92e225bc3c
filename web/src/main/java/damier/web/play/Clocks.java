package damier.web.play;

import damier.archive.UnfinishedGame;
import damier.core.Side;
import damier.web.play.ClockSetting.State;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The clocks of a game, by the server's time. The measured network lag of a move is compensated up
 * to a limit.
 */
final class Clocks {
    /** The maximum compensated lag, in milliseconds. */
    static final long MAX_LAG = 300;

    private final @Nullable ClockSetting setting;
    private final LongSupplier now;
    private final Supplier<Optional<Side>> running;
    private State state;

    /**
     * @param setting null for a game without clocks
     * @param now the server's time, in milliseconds since 1970
     * @param running the side whose clock runs
     */
    Clocks(@Nullable ClockSetting setting, LongSupplier now, Supplier<Optional<Side>> running) {
        this.setting = setting;
        this.now = now;
        this.running = running;
        state = start();
    }

    private State start() {
        return setting == null
                ? new State(0, UnfinishedGame.NO_CLOCK, UnfinishedGame.NO_CLOCK, now.getAsLong())
                : setting.start(now.getAsLong());
    }

    boolean runs(Side side) {
        return running.get().filter(side::equals).isPresent();
    }

    /** The time that a move with this lag took. */
    long spent(long lag) {
        return Math.max(0, now.getAsLong() - state.since() - Math.min(MAX_LAG, lag));
    }

    /** The time that a side with this lag may still think before it loses on time. */
    long leftToThink(Side side, long lag) {
        return left(side) + Math.min(MAX_LAG, lag);
    }

    private long left(Side side) {
        return state.left(side) - (runs(side) ? now.getAsLong() - state.since() : 0);
    }

    /** The time of a side at the beginning of its turn. */
    long leftAtFirst(Side side) {
        return state.left(side);
    }

    /** The current times, as the state to continue from. */
    State shown() {
        State shown =
                running.get().map(side -> state.with(side, Math.max(0, left(side)))).orElse(state);
        return shown.at(state.ply(), now.getAsLong());
    }

    void set(State known) {
        state = known;
    }

    void setToStart() {
        state = start();
    }

    void setAfter(UnfinishedGame.Move move, int ply) {
        state = new State(ply, move.whiteLeft(), move.blackLeft(), move.made());
    }

    /** Deducts the elapsed time of this turn. */
    void settle() {
        state = shown();
    }

    /** Restarts the turn without deducting elapsed time. */
    void beginTurn() {
        state = state.at(state.ply(), now.getAsLong());
    }

    /** Sets the clock of a side to zero. */
    void fall(Side side) {
        state = state.with(side, 0);
    }

    /**
     * Continues after a downtime of the server, which no clock counts.
     *
     * @param lastBeat when the server was last known to run
     * @return whether a clock runs
     */
    boolean resume(long lastBeat) {
        Optional<Side> side = running.get();
        if (side.isPresent()) {
            long had = state.left(side.get());
            long used = Math.max(0, lastBeat - state.since());
            // No side loses on time because of an outage.
            state = state.with(side.get(), Math.max(Math.min(1_000, had), had - used));
        }
        beginTurn();
        return side.isPresent();
    }

    /**
     * The clocks after a move.
     *
     * @param cost the time to deduct from the side's clock
     * @param made the number of moves that the side has made, including this one
     */
    State after(Side side, long cost, int made) {
        return setting == null
                ? state
                : state.with(side, setting.afterMove(state.left(side) - cost, made));
    }
}
