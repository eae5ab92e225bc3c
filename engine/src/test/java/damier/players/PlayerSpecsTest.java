package damier.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.classic.PlayerText;
import damier.core.Game;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.search.SearchInfo;
import damier.search.SearchListener;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class PlayerSpecsTest {
    private final Engines engines = new Engines(new Games());

    @Test
    void engineObeysItsOwnLimits() {
        assertThat(choose("international", "damier[depth=3]", Limits.INFINITE).depth())
                .isEqualTo(3);
        assertThat(choose("othello", "damier[nodes=700]", Limits.depth(60)).nodes()).isEqualTo(700);
        assertThat(choose("othello", "damier[depth=9,nodes=700]", Limits.depth(2)).depth())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "international | damier[pvs=off] | aspiration probcut reductions forced"
                        + " threat history endgames",
                "othello | othello.vieira[discs=off] | moves bonus",
                "italian | italian.fiorentino | men kings centre arrows progress back threats"
                        + " mobility",
                "italian | random | ''"
            })
    void featuresAreWhatIsOnAndCanBeSwitchedOff(String game, String player, String features) {
        PlayerFactory factory = PlayerSpecs.parse(engines.byId(game), player);
        assertThat(String.join(" ", factory.features())).isEqualTo(features);
        for (String feature : factory.features()) {
            String without = PlayerText.parse(player).with(feature, "off").toString();
            assertThat(PlayerSpecs.parse(engines.byId(game), without).features())
                    .doesNotContain(feature)
                    .hasSize(factory.features().size() - 1);
        }
    }

    @Test
    void everySwitchTurnsOffItsPartOfTheSearch() {
        long usual = nodes("damier");
        for (String name : List.of("pvs", "probcut", "history", "aspiration", "threat", "forced")) {
            assertThat(nodes("damier[" + name + "=off]")).as(name).isNotEqualTo(usual);
            assertThat(nodes("damier[" + name + "=on]")).as(name).isEqualTo(usual);
        }
    }

    @Test
    void numbersReplaceMargins() {
        assertThat(nodes("damier[probcut-slope=10]")).isEqualTo(nodes("damier"));
        assertThat(nodes("damier[probcut-slope=60]")).isNotEqualTo(nodes("damier"));
        assertThat(nodes("damier[reductions=2]")).isNotEqualTo(nodes("damier"));
    }

    @Test
    void peopleMeetAnEngineThatVaries() {
        assertThat(PlayerSpecs.varied("damier")).isEqualTo("damier[variety=on]");
        assertThat(PlayerSpecs.varied("damier[depth=3]")).isEqualTo("damier[depth=3,variety=on]");
        assertThat(PlayerSpecs.varied("damier[variety=off]")).isEqualTo("damier[variety=off]");
        assertThat(PlayerSpecs.varied("random")).isEqualTo("random");
    }

    @Test
    void everyParameterOfTheSearchIsAnOption() {
        for (String name : SearchOptions.names()) {
            assertThat(PlayerSpecs.parse(kind("international"), "damier[" + name + "=off]"))
                    .as(name)
                    .isNotNull();
        }
    }

    @Test
    void engineTellsOfItsIterations() {
        List<Integer> depths = new ArrayList<>();
        try (Player player = PlayerSpecs.parse(kind("italian"), "damier").create()) {
            player.choose(
                    new Game(kind("italian").game()),
                    Limits.depth(4),
                    new SearchListener() {
                        @Override
                        public void iteration(SearchInfo info) {
                            depths.add(info.depth());
                        }
                    });
        }
        assertThat(depths).containsExactly(1, 2, 3, 4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "random",
                "greedy",
                "uninformed",
                "optimistic",
                "italian.fiorentino[depth=4]",
                "damier[level=1,depth=2]",
                "damier[variety=on,depth=2]"
            })
    void theSameSeedGivesTheSameMoves(String spec) {
        assertThat(opening(spec, 5)).isEqualTo(opening(spec, 5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "damier[level=1,depth=2]"})
    void anotherSeedGivesOtherMoves(String spec) {
        Set<List<Long>> games = new HashSet<>();
        for (long seed = 0; seed < 10; seed++) {
            games.add(opening(spec, seed));
        }
        assertThat(games).hasSizeGreaterThan(5);
    }

    @Test
    void theEngineLimitsItselfIfItsTextSaysSoAndClassicPlayersAlways() {
        assertThat(PlayerSpecs.parse(kind("italian"), "damier[threads=2]"))
                .returns(2, PlayerFactory::threads)
                .returns(false, PlayerFactory::hasOwnLimit)
                .returns("damier[threads=2]", PlayerFactory::name);
        assertThat(PlayerSpecs.parse(kind("italian"), "damier[time=50ms]").hasOwnLimit()).isTrue();
        for (String classic : List.of("italian.fiorentino", "italian.fiorentino[time=1s]")) {
            assertThat(PlayerSpecs.parse(kind("italian"), classic).defaultLimits())
                    .isEqualTo(Limits.INFINITE);
        }
        assertThat(PlayerSpecs.parse(kind("italian"), "damier").defaultLimits())
                .isEqualTo(PlayerFactory.DEFAULT_LIMITS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "nobody | unknown player 'nobody'; italian has damier, italian.fiorentino, random",
                "damier[foo=1] | option 'foo': unknown option",
                "damier[depth=deep] | option 'depth': 'deep' is not a whole number from 1",
                "damier[depth=0] | option 'depth': '0' is not a whole number from 1",
                "damier[nodes=99999999999999999999] | is not a whole number from 1",
                "damier[table=9999999] | option 'table': '9999999' is not a whole number 1 to"
                        + " 1048576",
                "damier[time=3] | '3' is not a time such as",
                "damier[threads=0] | threads: 0 is not allowed",
                "damier[level=11] | level: 11 is not allowed",
                "damier[variety=maybe] | option 'variety': 'maybe' is neither on nor off",
                "damier[pvs=2] | option 'pvs': '2' is neither on nor off",
                "damier[aspiration=x] | 'x' is neither on, off nor a whole number",
                "damier[depth] | depth is not of the form name=value",
                "damier[depth=1,depth=2] | depth is set twice",
                "damier[depth=1 | no ] at the end",
                "random[depth=1] | random: no option depth",
                "othello.vieira | othello.vieira plays othello, not italian",
                "hub:scan hub | unknown player 'hub:scan hub'",
                "human | cannot be players yet",
            })
    void whatIsWrongIsNamedInOneLine(String spec, String fault) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerSpecs.parse(kind("italian"), spec))
                .withMessageContaining(fault)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
    }

    @Test
    void aPartThatAGameDoesWithoutNeedsANumber() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerSpecs.parse(kind("othello"), "damier[forced=on]"))
                .withMessageContaining("option 'forced': it is off in this game: give a number");
    }

    private EngineFactory kind(String game) {
        return engines.byId(game);
    }

    private Choice choose(String game, String spec, Limits limits) {
        try (Player player = PlayerSpecs.parse(kind(game), spec).create()) {
            return player.choose(new Game(kind(game).game()), limits);
        }
    }

    private long nodes(String spec) {
        String fen = "W:W27,28,32,33,37,38,42,43,48:B7,8,12,13,16,18,19,23,24";
        try (Player player = PlayerSpecs.parse(kind("international"), spec).create()) {
            return nodes(player, kind("international"), fen);
        }
    }

    private static long nodes(Player player, EngineFactory kind, String fen) {
        var game = new Game(kind.game(), kind.game().notation().position(fen));
        return player.choose(game, Limits.depth(9)).nodes();
    }

    private List<Long> opening(String spec, long seed) {
        try (Player player = PlayerSpecs.parse(kind("italian"), spec).create()) {
            return opening(player, kind("italian"), seed);
        }
    }

    /** The first moves of a player against itself. */
    private static List<Long> opening(Player player, EngineFactory kind, long seed) {
        player.newGame(seed);
        Game game = new Game(kind.game());
        List<Long> moves = new ArrayList<>();
        while (game.ply() < 8) {
            moves.add(player.choose(game, Limits.depth(4)).move());
            game.play(moves.getLast());
        }
        return moves;
    }
}
