package damier.web.play;

import damier.core.Limits;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.api.ApiType;

import org.jspecify.annotations.Nullable;

/**
 * A time control, in milliseconds.
 *
 * @param main the time for the game, or for each period of {@code moves} moves
 * @param increment the time added by every move
 * @param perMove a fixed time per move, instead of all other fields
 * @param moves the number of moves of a period; 0 for the whole game
 */
@ApiType("ClockSetting")
record ClockSetting(long main, long increment, long perMove, int moves) {
    private static final long MAX_MILLIS = 24 * 3_600_000L;
    private static final int MAX_MOVES = 1_000;
    private static final long NANOS = 1_000_000;

    /**
     * The clocks as stored.
     *
     * @param ply the number of moves played
     * @param since when the clocks showed these times, in milliseconds since 1970
     */
    record State(int ply, long white, long black, long since) {}

    /** Validates a time control. */
    static @Nullable ClockSetting asked(@Nullable ClockSetting asked) {
        if (asked == null) {
            return null;
        }
        boolean perMoveAlone = asked.perMove > 0 && asked.main == 0 && asked.increment == 0;
        boolean game = asked.perMove == 0 && asked.main > 0 && asked.increment >= 0;
        boolean within =
                asked.perMove <= MAX_MILLIS
                        && asked.main <= MAX_MILLIS
                        && asked.increment <= MAX_MILLIS;
        if (!(perMoveAlone || game) || !within || asked.moves < 0 || asked.moves > MAX_MOVES) {
            throw new Refused(ServerMessages.WRONG_CLOCK);
        }
        return asked;
    }

    /** The time limit of both sides. */
    static Limits limits(@Nullable ClockSetting clock) {
        if (clock == null) {
            return Limits.INFINITE;
        }
        return clock.perMove > 0
                ? Limits.time(clock.perMove * NANOS)
                : Limits.clock(
                        new Limits.Clock(clock.main * NANOS, clock.increment * NANOS, clock.moves));
    }
}
