package damier.web.play;

import damier.core.Side;
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
        Seat white,
        Seat black,
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
            Seat white,
            Seat black,
            @Nullable ClockSetting clock,
            String creator) {
        return new GameSettings(
                kind, fen, white, black, clock, creator, null, false, null, null, null);
    }

    Seat seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Whether this visitor plays all sides that people play. */
    boolean isAllOf(String session) {
        return (white.isOf(session) || !white.isHuman())
                && (black.isOf(session) || !black.isHuman());
    }

    boolean hasPersons() {
        return white.isHuman() || black.isHuman();
    }

    GameSettings with(Side side, Seat seat) {
        return side == Side.WHITE
                ? new GameSettings(
                        kind, fen, seat, black, clock, creator, draw, paused, clocks, ended,
                        rematch)
                : new GameSettings(
                        kind, fen, white, seat, clock, creator, draw, paused, clocks, ended,
                        rematch);
    }

    GameSettings withDraw(@Nullable Side offering) {
        return new GameSettings(
                kind, fen, white, black, clock, creator, offering, paused, clocks, ended, rematch);
    }

    GameSettings withPaused(boolean now) {
        return new GameSettings(
                kind, fen, white, black, clock, creator, draw, now, clocks, ended, rematch);
    }

    GameSettings withClocks(ClockSetting.@Nullable State shown) {
        return new GameSettings(
                kind, fen, white, black, clock, creator, draw, paused, shown, ended, rematch);
    }

    GameSettings withEnded(EndingView how) {
        return new GameSettings(
                kind, fen, white, black, clock, creator, null, false, clocks, how, rematch);
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
