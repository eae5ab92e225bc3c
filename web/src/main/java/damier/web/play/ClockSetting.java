package damier.web.play;

import damier.core.Limits;
import damier.core.Side;
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

    /**
     * The clocks at the beginning of a turn.
     *
     * @param ply the number of moves played
     * @param since the beginning of the turn, in milliseconds since 1970
     */
    record State(int ply, long white, long black, long since) {
        long left(Side side) {
            return side == Side.WHITE ? white : black;
        }

        State with(Side side, long left) {
            return side == Side.WHITE
                    ? new State(ply, left, black, since)
                    : new State(ply, white, left, since);
        }

        State at(int newPly, long now) {
            return new State(newPly, white, black, now);
        }
    }

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
            throw new Refused(Refused.UNUSABLE, ServerMessages.WRONG_CLOCK);
        }
        return asked;
    }

    State start(long now) {
        long left = perMove > 0 ? perMove : main;
        return new State(0, left, left, now);
    }

    /**
     * The time of a side after a move that left it {@code left}; it has made {@code made} moves.
     */
    long afterMove(long left, int made) {
        if (perMove > 0) {
            return perMove;
        }
        boolean nextSession = moves > 0 && made % moves == 0;
        return left + increment + (nextSession ? main : 0);
    }

    /** The limits of a player that has made {@code made} moves. */
    Limits limits(long left, int made) {
        long nanos = Math.max(1, left) * 1_000_000;
        if (perMove > 0) {
            return Limits.time(nanos);
        }
        int toGo = moves == 0 ? 0 : moves - made % moves;
        return Limits.clock(new Limits.Clock(nanos, increment * 1_000_000, toGo));
    }
}
