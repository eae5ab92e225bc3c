package damier.web.play;

import damier.core.Side;
import damier.session.GameSession;
import damier.web.view.EndingView;

import org.jspecify.annotations.Nullable;

/**
 * The stored state of a game except its moves.
 *
 * @param fen the start position; null for that of the game
 * @param creator the session that created the game
 * @param draw the side that offers a draw
 * @param clocks the clocks, if they do not follow from the last move
 * @param rematch the id of the rematch
 */
record GameSettings(
        String kind,
        @Nullable String fen,
        SeatSettings white,
        SeatSettings black,
        @Nullable ClockSetting clock,
        String creator,
        @Nullable Side draw,
        boolean paused,
        ClockSetting.@Nullable State clocks,
        @Nullable EndingView ended,
        @Nullable String rematch) {
    static GameSettings of(
            String kind,
            @Nullable String fen,
            SeatSettings white,
            SeatSettings black,
            @Nullable ClockSetting clock,
            String creator) {
        return new GameSettings(
                kind, fen, white, black, clock, creator, null, false, null, null, null);
    }

    SeatSettings seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Whether this visitor plays all sides that people play. */
    boolean isAllOf(String session) {
        return (white.isOf(session) || !white.isPerson())
                && (black.isOf(session) || !black.isPerson());
    }

    boolean hasPersons() {
        return white.isPerson() || black.isPerson();
    }

    /**
     * The settings with the present state of the game.
     *
     * @param how the end of the game, if it is over
     */
    GameSettings in(
            GameSession<SeatSettings> session, ClockSetting.State shown, @Nullable EndingView how) {
        return new GameSettings(
                kind,
                fen,
                session.seat(Side.WHITE),
                session.seat(Side.BLACK),
                clock,
                creator,
                session.drawOffer().orElse(null),
                how == null && session.isPaused() && session.fault().isEmpty(),
                shown,
                how,
                rematch);
    }

    GameSettings withRematch(String game) {
        return new GameSettings(
                kind, fen, white, black, clock, creator, draw, paused, clocks, ended, game);
    }

    /** The settings of a rematch: sides exchanged, from the start. */
    GameSettings again() {
        return of(kind, fen, /* white= */ black, /* black= */ white, clock, creator);
    }
}
