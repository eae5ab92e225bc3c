package damier.terminal.line;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GreetingTest {
    @ParameterizedTest
    @CsvSource({"italian, 21-17 or 2117", "othello, d3", "russian, a3-b4 or a3b4"})
    void itShowsHowToTypeAMove(String game, String example) {
        assertThat(Greeting.lines(new Game(new Games().byId(game)), true))
                .contains("Type a move and press Return: " + example + ".")
                .anyMatch(line -> line.contains("|____/"))
                .allMatch(line -> line.length() < 80);
    }

    @Test
    void screenReadersAreSparedTheLogo() {
        assertThat(Greeting.lines(new Game(new Games().byId("italian")), false).getFirst())
                .isEqualTo("Welcome to Italian draughts.");
    }
}
