package damier.web.play;

import damier.core.Limits;
import damier.core.Side;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.api.ApiType;

import org.jspecify.annotations.Nullable;

/**
 * How much time there is, in milliseconds.
 *
 * @param main for the game, or for so many moves each time
 * @param increment what every move adds to it
 * @param perMove in place of all else: for each move alone
 * @param moves that main is for; 0: all of the game's
 */
@ApiType("ClockSetting")
record ClockSetting(long main, long increment, long perMove, int moves) {
    private static final long LONGEST = 24 * 3_600_000L;
    private static final int MOST_MOVES = 1_000;

    /**
     * What the clocks showed when it was a side's turn.
     *
     * @param ply how many moves were made then
     * @param since when that was, in milliseconds since 1970
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

    /** Refuses what is no clock. */
    static @Nullable ClockSetting asked(@Nullable ClockSetting asked) {
        if (asked == null) {
            return null;
        }
        boolean perMoveAlone = asked.perMove > 0 && asked.main == 0 && asked.increment == 0;
        boolean game = asked.perMove == 0 && asked.main > 0 && asked.increment >= 0;
        boolean within =
                asked.perMove <= LONGEST && asked.main <= LONGEST && asked.increment <= LONGEST;
        if (!(perMoveAlone || game) || !within || asked.moves < 0 || asked.moves > MOST_MOVES) {
            throw new Refused(Refused.UNUSABLE, ServerMessages.WRONG_CLOCK);
        }
        return asked;
    }

    State start(long now) {
        long left = perMove > 0 ? perMove : main;
        return new State(0, left, left, now);
    }

    /** What a side has after a move that left it so much; it has made {@code made} moves. */
    long afterMove(long left, int made) {
        if (perMove > 0) {
            return perMove;
        }
        boolean nextSession = moves > 0 && made % moves == 0;
        return left + increment + (nextSession ? main : 0);
    }

    /** For a player that is asked: {@code made} is how many moves it has made. */
    Limits limits(long left, int made) {
        long nanos = Math.max(1, left) * 1_000_000;
        if (perMove > 0) {
            return Limits.time(nanos);
        }
        int toGo = moves == 0 ? 0 : moves - made % moves;
        return Limits.clock(new Limits.Clock(nanos, increment * 1_000_000, toGo));
    }
}
