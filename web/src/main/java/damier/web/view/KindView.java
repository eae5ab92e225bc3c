package damier.web.view;

import damier.classic.ClassicPlayers;
import damier.classic.PlayerOption;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Side;
import damier.core.Unit;
import damier.engine.EngineFactory;
import damier.players.PlayerSpecs;
import damier.web.api.ApiType;
import damier.web.api.ApiType.NameOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A game that can be played.
 *
 * @param first the side that moves first
 * @param unit the unit of scores: {@code man} or {@code disc}
 * @param levels of the engine, from 1
 */
@ApiType("Kind")
public record KindView(
        String id,
        String name,
        @NameOf(Side.class) String first,
        Shape shape,
        PositionView start,
        List<PlayerView> players,
        @NameOf(Unit.class) String unit,
        int levels) {
    /** A player of the game. */
    @ApiType("PlayerKind")
    public record PlayerView(
            String id,
            String name,
            String summary,
            List<@ApiType("PlayerOption") PlayerOption> options) {}

    public static KindView of(EngineFactory engines) {
        GameDefinition kind = engines.game();
        Game game = new Game(kind);
        List<PlayerView> players = new ArrayList<>();
        players.add(engine(engines.game().levels().size()));
        ClassicPlayers.all().stream()
                .filter(player -> player.plays(kind.id()))
                .map(
                        player ->
                                new PlayerView(
                                        player.id(),
                                        player.id(),
                                        player.summary(),
                                        player.options()))
                .forEach(players::add);
        return new KindView(
                kind.id(),
                kind.name(),
                PositionView.text(kind.firstSide()),
                Shape.of(kind.board().layout()),
                PositionView.of(game),
                players,
                kind.unit().name().toLowerCase(Locale.ROOT),
                engines.game().levels().size());
    }

    private static PlayerView engine(int levels) {
        List<String> choices = IntStream.rangeClosed(1, levels).mapToObj(String::valueOf).toList();
        return new PlayerView(
                PlayerSpecs.ENGINE,
                "Damier",
                "The engine.",
                List.of(
                        new PlayerOption(
                                "level",
                                PlayerOption.Kind.CHOICE,
                                choices,
                                String.valueOf(levels),
                                "playing strength")));
    }
}
