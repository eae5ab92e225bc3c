package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class MatchSettingsTest {
    private final EngineFactory kind = new Engines(new Games()).byId("italian");

    private static PlayerFactory player(EngineFactory kind, String text) {
        return PlayerSpecs.parse(kind, text, List.of());
    }

    private static Map<String, String> good() {
        return new LinkedHashMap<>(
                Map.of("A", "random", "B", "greedy", "--games", "4", "--depth", "2"));
    }

    private TournamentSetup match(Map<String, String> values) {
        return new MatchSettings(MatchFolder.Kind.MATCH, values)
                .setup(kind, 1, MatchSettingsTest::player);
    }

    private BadSetting fault(Map<String, String> values) {
        return catchThrowableOfType(BadSetting.class, () -> match(values));
    }

    @Test
    void aMatchIsReadFromText() {
        Map<String, String> values = good();
        values.put("--sprt", "0,10");
        TournamentSetup setup = match(values);
        assertThat(setup.gamesEach()).isEqualTo(4);
        assertThat(setup.contenders().getFirst().limits().depth()).isEqualTo(2);
        assertThat(setup.sprt()).isPresent();
    }

    @Test
    void classicPlayersKeepTheirOwnLimitsUnlessOneIsGiven() {
        Map<String, String> values = good();
        values.put("A", "italian.fiorentino");
        values.put("B", "damier");
        values.remove("--depth");
        assertThat(match(values).contenders())
                .extracting(Contender::limits)
                .containsExactly(Limits.INFINITE, PlayerFactory.DEFAULT_LIMITS);
        values.put("--time", "200ms");
        assertThat(match(values).contenders())
                .extracting(Contender::limits)
                .containsOnly(Limits.time(200_000_000));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games | 3 | --games: 3 games: they come in colour-reversed pairs",
                "--games | many | --games: 'many' is not a whole number from 1",
                "--depth | 0 | --depth: '0' is not a whole number from 1",
                "--time | soon | --time: ",
                "--sprt | 10,0 | --sprt: '10,0': the first number is not below the second",
                "--openings | random:x | --openings: 'random:x' is not of the form",
                "--openings | /no/such/file | --openings: ",
                "--win-score | high | --win-score: 'high' is not of the form",
                "--max-plies | -1 | --max-plies: '-1' is not a whole number",
                "--grace | long | --grace: "
            })
    void aFaultIsNamedByItsSetting(String name, String value, String message) {
        Map<String, String> values = good();
        values.put(name, value);
        BadSetting fault = fault(values);
        assertThat(fault).hasMessageStartingWith(message);
        assertThat(fault.name()).isEqualTo(name);
        assertThat(fault.isMissing()).isFalse();
    }

    @Test
    void whatIsMissingIsNamed() {
        Map<String, String> values = good();
        values.remove("B");
        assertThat(fault(values)).hasMessage("B: is missing");
        assertThat(fault(values).isMissing()).isTrue();
    }

    @Test
    void aMatchThatGoesOnMayGetLongerAndNothingElse() {
        var settings = new MatchSettings(MatchFolder.Kind.MATCH, good());
        assertThat(settings.resumedWith(Map.of("--games", "8")).values())
                .containsEntry("--games", "8");
        assertThat(
                        catchThrowableOfType(
                                BadSetting.class,
                                () -> settings.resumedWith(Map.of("--depth", "3"))))
                .hasMessage("--depth: the match was begun with 2, not 3");
        assertThat(
                        catchThrowableOfType(
                                BadSetting.class,
                                () -> settings.resumedWith(Map.of("--games", "2"))))
                .hasMessage("--games: the match has 4 and may only be made longer, not 2");
    }
}
