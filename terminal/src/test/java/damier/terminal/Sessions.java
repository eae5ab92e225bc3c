package damier.terminal;

import damier.core.Game;
import damier.core.GameKind;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.engine.EngineKind;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.PlayerSpecs;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Sessions for tests. */
public final class Sessions {
    private Sessions() {}

    /** A game between players by name, from the start. */
    public static SessionMaker<?> of(String game, String white, String black) {
        return maker(new Games().byId(game), null, white, black, Optional.empty(), () -> 0);
    }

    public static SessionMaker<?> at(String game, String position, String white, String black) {
        return maker(new Games().byId(game), position, white, black, Optional.empty(), () -> 0);
    }

    /** With a clock that the test turns. */
    public static SessionMaker<?> clocked(
            String game, String white, String black, Limits.Clock clock, LongSupplier nanoTime) {
        return maker(new Games().byId(game), null, white, black, Optional.of(clock), nanoTime);
    }

    private static <P extends Position> SessionMaker<P> maker(
            GameKind<P> kind,
            @Nullable String position,
            String white,
            String black,
            Optional<Limits.Clock> clock,
            LongSupplier nanoTime) {
        EngineKind<P> engines = Engines.of(kind);
        Map<Side, Seat> seats =
                Map.of(Side.WHITE, seat(engines, white), Side.BLACK, seat(engines, black));
        P start =
                position == null ? kind.rules().newPosition() : kind.notation().position(position);
        return (later, listener) ->
                new GameSession<>(
                        new Game<>(kind, start), engines, seats, clock, nanoTime, later, listener);
    }

    private static Seat seat(EngineKind<?> engines, String player) {
        return player.equals(Seat.PERSON)
                ? Seat.person()
                : Seat.program(PlayerSpecs.parse(engines, player), Limits.depth(2));
    }
}
