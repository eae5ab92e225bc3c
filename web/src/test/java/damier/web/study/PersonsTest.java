package damier.web.study;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Side;
import damier.games.OthelloGame;
import damier.record.Tags;
import damier.record.WrittenGame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PersonsTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "Ada,             Ben,             WHITE BLACK",
                "Ada,             damier[level=3], WHITE",
                "`Damier, level`, Ada,             BLACK",
                "greedy,          Ada,             BLACK",
                "Damiers,         Ada,             WHITE BLACK",
                "damier,          greedy,          WHITE BLACK",
            })
    void namesOfOurPlayersAreNotPeoples(String white, String black, String people) {
        var game =
                new WrittenGame(
                        OthelloGame.definition(), OthelloGame.definition().rules().newPosition());
        game.tags().put(Tags.WHITE, white);
        game.tags().put(Tags.BLACK, black);
        assertThat(Persons.of(game)).extracting(Side::name).containsExactly(people.split(" ", -1));
    }

    @ParameterizedTest
    @CsvSource({"human, program, WHITE", "program, human, BLACK", "human, human, WHITE BLACK"})
    void whatTheRecordSaysCountsMoreThanNames(String white, String black, String people) {
        var game =
                new WrittenGame(
                        OthelloGame.definition(), OthelloGame.definition().rules().newPosition());
        game.tags().put(Tags.WHITE, "damier");
        game.tags().put(Tags.BLACK, "damier");
        game.tags().put(Tags.WHITE_TYPE, white);
        game.tags().put(Tags.BLACK_TYPE, black);
        assertThat(Persons.of(game)).extracting(Side::name).containsExactly(people.split(" ", -1));
    }
}
