package damier.terminal;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.games.Games;
import damier.players.PlayerSpecs;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Games for tests. */
public final class Setups {
    private Setups() {}

    /** A game between players by name, from the start. */
    public static GameSetup of(String game, String white, String black) {
        return setup(new Games().byId(game), null, white, black, Optional.empty(), () -> 0);
    }

    public static GameSetup at(String game, String position, String white, String black) {
        return setup(new Games().byId(game), position, white, black, Optional.empty(), () -> 0);
    }

    /** International draughts against a player of Black that fails at first. */
    public static GameSetup against(Frail frail) {
        GameSetup setup = of("international", PlayerSeat.PERSON, "random");
        return with(setup, Map.of(Side.WHITE, PlayerSeat.person(), Side.BLACK, frail.seat()));
    }

    private static GameSetup with(GameSetup setup, Map<Side, PlayerSeat> seats) {
        return new GameSetup(
                setup.game(),
                setup.engines(),
                seats,
                setup.seating(),
                setup.clock(),
                setup.nanoTime());
    }

    /** With a clock that the test turns. */
    public static GameSetup clocked(
            String game, String white, String black, Limits.Clock clock, LongSupplier nanoTime) {
        return setup(new Games().byId(game), null, white, black, Optional.of(clock), nanoTime);
    }

    private static GameSetup setup(
            GameDefinition kind,
            @Nullable String position,
            String white,
            String black,
            Optional<Limits.Clock> clock,
            LongSupplier nanoTime) {
        EngineFactory engines = new EngineFactory(kind);
        Map<Side, PlayerSeat> seats =
                Map.of(Side.WHITE, seat(engines, white), Side.BLACK, seat(engines, black));
        Position start =
                position == null ? kind.rules().newPosition() : kind.notation().position(position);
        return new GameSetup(
                new Game(kind, start),
                engines,
                seats,
                name -> seat(engines, name),
                clock,
                nanoTime);
    }

    private static PlayerSeat seat(EngineFactory engines, String player) {
        return player.equals(PlayerSeat.PERSON)
                ? PlayerSeat.person()
                : PlayerSeat.program(PlayerSpecs.parse(engines, player), Limits.depth(2));
    }
}
