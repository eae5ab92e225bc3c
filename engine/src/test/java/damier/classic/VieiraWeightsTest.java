package damier.classic;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Side;

import org.junit.jupiter.api.Test;

import java.util.List;

class VieiraWeightsTest {
    private final Game start = new Game(Kinds.OTHELLO);

    private List<Double> weights(String player) {
        return ClassicPlayers.create(player).features(start, Side.BLACK).stream()
                .map(Feature::weight)
                .toList();
    }

    @Test
    void singleWeightReplacesOneOfItsStage() {
        assertThat(weights("othello.vieira")).containsExactly(50.0, -10.0, 5.0);
        assertThat(weights("othello.vieira[early.discs.weight=-3,late.moves.weight=9]"))
                .containsExactly(50.0, -3.0, 5.0);
    }

    @Test
    void learnedWeightsReplaceThoseOfTheDocumentUnlessOneIsGiven() {
        assertThat(weights("othello.vieira[weights=learned]")).doesNotContain(50.0);
        assertThat(weights("othello.vieira[early.weights=1/2/3,weights=learned]"))
                .containsExactly(1.0, 2.0, 3.0);
    }

    @Test
    void stageFollowsTheRound() {
        ClassicPlayer player = ClassicPlayers.create("othello.vieira");
        assertThat(player.stage(start)).isEqualTo("early");
        assertThat(player.stage(Kinds.randomGame(Kinds.OTHELLO, 1, 32))).isEqualTo("middle");
        assertThat(player.stage(Kinds.randomGame(Kinds.OTHELLO, 1, 45))).isEqualTo("late");
    }
}
