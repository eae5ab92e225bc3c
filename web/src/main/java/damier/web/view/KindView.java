package damier.web.view;

import damier.classic.ClassicPlayers;
import damier.classic.PlayerDescription;
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
            String id, String name, String summary, List<PlayerOptionView> options) {}

    /**
     * An option of a player.
     *
     * @param kind the values it accepts, in words
     */
    @ApiType("PlayerOption")
    public record PlayerOptionView(
            String name, String kind, List<String> choices, String defaultValue, String meaning) {}

    public static KindView of(EngineFactory engines) {
        GameDefinition kind = engines.game();
        Game game = new Game(kind);
        List<PlayerView> players = new ArrayList<>();
        players.add(engine(engines.game().levels().size()));
        ClassicPlayers.all().stream()
                .filter(player -> player.plays(kind.id()))
                .forEach(player -> players.add(classic(player)));
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
                        new PlayerOptionView(
                                "level",
                                "one of its words",
                                choices,
                                String.valueOf(levels),
                                "playing strength")));
    }

    private static PlayerView classic(PlayerDescription player) {
        return new PlayerView(
                player.id(),
                player.id(),
                player.summary(),
                player.options().stream()
                        .map(
                                option ->
                                        new PlayerOptionView(
                                                option.name(),
                                                option.kind().toString(),
                                                option.choices(),
                                                option.defaultValue(),
                                                option.meaning()))
                        .toList());
    }
}
