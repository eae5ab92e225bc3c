package damier.web.play;

import damier.core.Limits;
import damier.core.Sentence;
import damier.core.Side;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.api.ApiType;
import damier.web.api.ApiType.Internal;
import damier.web.view.PositionView;

import org.jspecify.annotations.Nullable;

/**
 * Who plays a side.
 *
 * @param player {@code human}, or a player as commands name them
 * @param name as others see it; may be empty
 * @param limit for each move of a player that is asked; null: whatever the clock allows
 * @param session of the person that sits here; null: the seat is free
 */
@ApiType("Seat")
record Seat(String player, String name, @Nullable Limit limit, @Internal @Nullable String session) {
    static final String HUMAN = "human";

    private static final Limits USUAL = Limits.time(1_000_000_000);
    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_PLAYER = 500;

    /** How much may be spent on a move; null: any amount. */
    @ApiType(value = "Limit", request = true)
    record Limit(@Nullable Integer depth, @Nullable Long nodes, @Nullable Long millis) {
        private static final long LONGEST_MILLIS = 600_000;

        Limits limits() {
            Limits limits = Limits.INFINITE;
            if (depth != null) {
                limits = limits.withDepth(depth);
            }
            if (nodes != null) {
                limits = limits.withNodes(nodes);
            }
            // Whatever was asked for, it ends.
            long most = millis == null ? LONGEST_MILLIS : Math.min(millis, LONGEST_MILLIS);
            return limits.withTime(most * 1_000_000);
        }

        private boolean isUsable() {
            return (depth == null || depth > 0)
                    && (nodes == null || nodes > 0)
                    && (millis == null || (millis > 0 && millis <= LONGEST_MILLIS));
        }
    }

    /** A seat as a visitor asks for it, with nobody in it. */
    static Seat asked(@Nullable Seat asked, Side side) {
        if (asked == null || asked.player == null || asked.player.length() > LONGEST_PLAYER) {
            throw new Refused(Refused.UNUSABLE, PositionView.text(side) + ": who plays is missing");
        }
        if (asked.limit != null && !asked.limit.isUsable()) {
            throw new Refused(
                    Refused.UNUSABLE, Sentence.of(ServerMessages.WRONG_LIMIT).with("side", side));
        }
        String name = asked.name == null ? "" : asked.name.replaceAll("\\p{Cntrl}", " ").strip();
        if (name.length() > LONGEST_NAME) {
            throw new Refused(
                    Refused.UNUSABLE,
                    ServerMessages.NAME_TOO_LONG.with("count", LONGEST_NAME).with("side", side));
        }
        return new Seat(asked.player.strip(), name, asked.limit, null);
    }

    boolean isHuman() {
        return player.equals(HUMAN);
    }

    boolean isFree() {
        return isHuman() && session == null;
    }

    boolean isOf(String visitor) {
        return isHuman() && visitor.equals(session);
    }

    Seat takenBy(String visitor) {
        return new Seat(player, name, limit, visitor);
    }

    /** What it may spend on its next move, having made so many. */
    Limits limits(@Nullable ClockSetting clock, long left, int made) {
        if (clock == null) {
            return limit == null ? USUAL : limit.limits();
        }
        Limits byClock = clock.limits(left, made);
        return limit == null ? byClock : byClock.and(limit.limits());
    }

    /** As records name it. */
    String label() {
        return !name.isEmpty() ? name : isHuman() ? "?" : player;
    }
}
