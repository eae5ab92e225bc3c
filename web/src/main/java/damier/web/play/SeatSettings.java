package damier.web.play;

import damier.core.Limits;
import damier.core.Sentence;
import damier.core.Side;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.session.Seat;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.api.ApiType;
import damier.web.api.ApiType.Internal;
import damier.web.view.LimitView;
import damier.web.view.PositionView;

import org.jspecify.annotations.Nullable;

/**
 * The player of a side.
 *
 * @param player {@code human}, or a player specification
 * @param name the displayed name; may be empty
 * @param limit of a program for each move; null for the limit of the clock
 * @param session of the person in the seat; null if the seat is free
 */
@ApiType("Seat")
record SeatSettings(
        String player, String name, @Nullable LimitView limit, @Internal @Nullable String session)
        implements Seat {
    static final String HUMAN = "human";

    private static final int MAX_NAME_LENGTH = 60;
    private static final int MAX_PLAYER_LENGTH = 500;

    /** A free seat from a visitor's request, validated. */
    static SeatSettings asked(@Nullable SeatSettings asked, Side side) {
        if (asked == null || asked.player == null || asked.player.length() > MAX_PLAYER_LENGTH) {
            throw new Refused(PositionView.text(side) + ": who plays is missing");
        }
        if (asked.limit != null && !asked.limit.isUsable()) {
            throw new Refused(Sentence.of(ServerMessages.WRONG_LIMIT).with("side", side));
        }
        String name = asked.name == null ? "" : asked.name.replaceAll("\\p{Cntrl}", " ").strip();
        if (name.length() > MAX_NAME_LENGTH) {
            throw new Refused(
                    ServerMessages.NAME_TOO_LONG.with("count", MAX_NAME_LENGTH).with("side", side));
        }
        return new SeatSettings(asked.player.strip(), name, asked.limit, null);
    }

    @Override
    public boolean isPerson() {
        return player.equals(HUMAN);
    }

    @Override
    public boolean isPresent() {
        return !isFree();
    }

    boolean isFree() {
        return isPerson() && session == null;
    }

    boolean isOf(String visitor) {
        return isPerson() && visitor.equals(session);
    }

    SeatSettings takenBy(String visitor) {
        return new SeatSettings(player, name, limit, visitor);
    }

    /**
     * The limits for a move besides the clock. A classic player without a limit keeps its own.
     *
     * @param hasClock whether the game has a clock
     */
    Limits limits(boolean hasClock) {
        return limit != null
                ? limit.limits(LimitView.MAX_MILLIS)
                : hasClock || PlayerSpecs.isClassic(player)
                        ? Limits.INFINITE
                        : PlayerFactory.DEFAULT_LIMITS;
    }

    @Override
    public String label() {
        return !name.isEmpty() ? name : isPerson() ? "?" : player;
    }
}
