package damier.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.core.Game;
import damier.core.Limits;

import org.junit.jupiter.api.Test;

import java.util.Map;

class ClassicPlayersTest {
    @Test
    void everyPlayerIsListedWithItsGame() {
        assertThat(ClassicPlayers.all())
                .extracting(player -> player.id() + " " + player.game())
                .containsExactly(
                        "international.giordano-lefevre international",
                        "international.gosgens-sommers international",
                        "international.gosgens-sommers-v0 international",
                        "international.le-minh international",
                        "othello.vieira othello",
                        "italian.fiorentino italian",
                        "random any",
                        "greedy any",
                        "uninformed any",
                        "optimistic any");
    }

    @Test
    void everyDefaultIsAValueThatCanBeSet() {
        for (PlayerDescription description : ClassicPlayers.all()) {
            for (PlayerOption option : description.options()) {
                ClassicPlayer player =
                        ClassicPlayers.create(
                                description.id(), Map.of(option.name(), option.defaultValue()));
                assertThat(player.options()).containsEntry(option.name(), option.defaultValue());
                assertThat(option.meaning()).isNotBlank();
                assertThat(option.values()).isNotBlank();
            }
        }
    }

    @Test
    void optionsAreSetByText() {
        ClassicPlayer player = ClassicPlayers.create("othello.vieira[depth=3, ordering=none]");

        assertThat(player.description().id()).isEqualTo("othello.vieira");
        assertThat(player.options())
                .containsEntry("depth", "3")
                .containsEntry("ordering", "none")
                .containsEntry("threshold", "0.3");
        assertThat(ClassicPlayers.create("random[]").options()).containsEntry("seed", "1");
    }

    @Test
    void unknownPlayerIsNamedAndTheKnownAreListed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ClassicPlayers.create("italian.florentine"))
                .withMessageStartingWith(
                        "no player italian.florentine; known: international.giordano-lefevre, ")
                .withMessageContaining("optimistic");
    }

    @Test
    void unknownOptionIsNamedAndTheKnownAreListed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ClassicPlayers.create("italian.fiorentino[tempi=on]"))
                .withMessageStartingWith(
                        "italian.fiorentino: no option tempi; known: time, start, depth,"
                                + " evaluation, men, men.weight, ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ClassicPlayers.create("optimistic[seed=1]"))
                .withMessage("optimistic: no option seed; it has none");
    }

    @Test
    void wrongValueIsNamedAndTheRightOnesAreSaid() {
        assertWrong(
                "othello.vieira[ordering=best]", "ordering=best: expected yielding, static, none");
        assertWrong(
                "italian.fiorentino[time=soon]",
                "time=soon: expected a time such as 500ms, 3s or 1m");
        assertWrong("italian.fiorentino[depth=0]", "depth=0: expected a whole number from 1");
        assertWrong("italian.fiorentino[men.weight=x]", "men.weight=x: expected a number");
        assertWrong("othello.vieira[early.weights=1/2]", "early.weights=1/2: expected numbers");
        assertWrong("greedy[seed=1.5]", "seed=1.5: expected a whole number");
    }

    private static void assertWrong(String player, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ClassicPlayers.create(player))
                .withMessageStartingWith(player.substring(0, player.indexOf('[')) + ": " + message);
    }

    @Test
    void textThatIsNoPlayerIsRefusedInOneLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerText.parse("random[seed=1"))
                .withMessage("no ] at the end of random[seed=1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerText.parse("random[seed]"))
                .withMessage("seed is not of the form name=value");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerText.parse("random[seed=1,seed=2]"))
                .withMessage("seed is set twice");
    }

    @Test
    void playerRefusesAnotherGame() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                ClassicPlayers.create("italian.fiorentino")
                                        .choose(
                                                new Game(Kinds.OTHELLO),
                                                Limits.INFINITE,
                                                Watch.NONE))
                .withMessage("italian.fiorentino plays italian, not othello");
    }

    @Test
    void playerRefusesAGameThatIsOver() {
        var over = Kinds.game(Kinds.INTERNATIONAL, "W:W6:B1");
        for (PlayerDescription description : ClassicPlayers.all()) {
            if (description.plays("international")) {
                ClassicPlayer player = ClassicPlayers.create(description.id(), Map.of());
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> player.choose(over, Limits.INFINITE, Watch.NONE))
                        .withMessage("the game is over");
            }
        }
    }
}
