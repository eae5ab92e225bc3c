package damier.web.play;

import damier.archive.UnfinishedGame;
import damier.core.Side;
import damier.web.play.ClockSetting.State;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The clocks of a game, by the server's own time. A move's way through the network is forgiven, as
 * the server has measured it, up to a limit.
 */
final class Clocks {
    /** In milliseconds; a longer way is its player's own affair. */
    static final long MOST_LAG = 300;

    private final @Nullable ClockSetting setting;
    private final LongSupplier now;
    private final Supplier<Optional<Side>> running;
    private State state;

    /**
     * @param setting null: the game is played without
     * @param now the server's time, in milliseconds since 1970
     * @param running whose clock runs
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

    /** What a move that travelled so long took. */
    long spent(long lag) {
        return Math.max(0, now.getAsLong() - state.since() - Math.min(MOST_LAG, lag));
    }

    /** How long a side whose moves travel so long may still think before it has lost. */
    long leftToThink(Side side, long lag) {
        return left(side) + Math.min(MOST_LAG, lag);
    }

    private long left(Side side) {
        return state.left(side) - (runs(side) ? now.getAsLong() - state.since() : 0);
    }

    /** What a side had when its turn began. */
    long leftAtFirst(Side side) {
        return state.left(side);
    }

    /** What they show now, as the state to go on from. */
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

    /** Counts what has passed of this turn, whatever comes now. */
    void settle() {
        state = shown();
    }

    /** Counts this turn from now on only. */
    void beginTurn() {
        state = state.at(state.ply(), now.getAsLong());
    }

    /** A side's flag has fallen. */
    void fall(Side side) {
        state = state.with(side, 0);
    }

    /**
     * Goes on after a time in which the server did not run, which no clock counts.
     *
     * @param lastBeat when it was last known to run
     * @return whether one of them runs
     */
    boolean goOn(long lastBeat) {
        Optional<Side> side = running.get();
        if (side.isPresent()) {
            long had = state.left(side.get());
            long used = Math.max(0, lastBeat - state.since());
            // Nobody loses on time by somebody pulling the plug.
            state = state.with(side.get(), Math.max(Math.min(1_000, had), had - used));
        }
        beginTurn();
        return side.isPresent();
    }

    /**
     * What they show after a move.
     *
     * @param cost what it takes from the clock of its side
     * @param made how many moves this side has made with it
     */
    State after(Side side, long cost, int made) {
        return setting == null
                ? state
                : state.with(side, setting.afterMove(state.left(side) - cost, made));
    }
}
