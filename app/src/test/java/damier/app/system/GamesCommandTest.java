package damier.app.system;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.games.Games;

import org.junit.jupiter.api.Test;

class GamesCommandTest {
    @Test
    void everyGameHasALineThatBeginsWithItsId() {
        var run = Run.damier("games");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines().map(line -> line.split(" ", 2)[0]))
                .containsExactlyElementsOf(new Games().ids());
    }

    @Test
    void jsonNamesEveryGame() {
        assertThat(Run.damier("games", "--json").out())
                .contains("{\"id\":\"international\",\"name\":\"International draughts\"}");
    }
}
