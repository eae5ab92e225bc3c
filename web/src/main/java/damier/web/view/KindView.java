package damier.web.view;

import damier.classic.ClassicPlayers;
import damier.classic.PlayerDescription;
import damier.classic.PlayerOption;
import damier.classic.PlayerSource;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Side;
import damier.core.Unit;
import damier.engine.EngineFactory;
import damier.players.PlayerSpecs;
import damier.web.api.ApiType;
import damier.web.api.ApiType.NameOf;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    /**
     * A player of the game.
     *
     * @param source the document that describes it; null if none does
     * @param strength the level of the engine that it is about as strong as; null if unknown
     */
    @ApiType("PlayerKind")
    public record PlayerView(
            String id,
            String name,
            String summary,
            @Nullable String source,
            @Nullable Integer strength,
            List<@ApiType("PlayerOption") PlayerOption> options) {
        static PlayerView of(PlayerDescription player) {
            Optional<PlayerSource> source = PlayerSource.of(player);
            return new PlayerView(
                    player.id(),
                    source.map(PlayerSource::name).orElse(player.id()),
                    player.summary(),
                    source.map(PlayerSource::work).filter(work -> !work.isEmpty()).orElse(null),
                    source.map(PlayerSource::level).filter(level -> level > 0).orElse(null),
                    player.options());
        }
    }

    public static KindView of(EngineFactory engines) {
        GameDefinition kind = engines.game();
        Game game = new Game(kind);
        List<PlayerView> players = new ArrayList<>();
        players.add(engine(engines.game().levels().size()));
        ClassicPlayers.all().stream()
                .filter(player -> player.plays(kind.id()))
                .map(PlayerView::of)
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
                null,
                null,
                List.of(
                        new PlayerOption(
                                "level",
                                PlayerOption.Kind.CHOICE,
                                choices,
                                String.valueOf(levels),
                                "playing strength")));
    }
}
