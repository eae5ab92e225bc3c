package damier.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.core.Game;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.tree.DeepeningStep;
import damier.tree.SearchTree;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class DeepeningTest {
    private static List<DeepeningStep> steps(String game, String player, int depth) {
        EngineFactory kind = new Engines(new Games()).byId(game);
        try (var inspector = new PlayerInspector(kind, player)) {
            return inspector.deepen(new Game(kind.game()), depth);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "international, international.giordano-lefevre",
        "international, international.gosgens-sommers",
        "italian, italian.fiorentino",
        "othello, othello.vieira"
    })
    void everyStepIsTheSearchOfItsDepth(String game, String player) {
        List<DeepeningStep> steps = steps(game, player, 4);
        EngineFactory kind = new Engines(new Games()).byId(game);
        Game start = new Game(kind.game());
        try (var inspector = new PlayerInspector(kind, player)) {
            for (int depth = 1; depth <= 4; depth++) {
                SearchTree tree = inspector.tree(start, depth, 1_000);
                DeepeningStep step = steps.get(depth - 1);
                assertThat(step.depth()).isEqualTo(depth);
                assertThat(step.nodes()).isEqualTo(tree.nodes());
                assertThat(Math.abs(step.value())).isEqualTo(Math.abs(tree.root().value()));
                assertThat(step.minimax().orElseThrow()).isGreaterThanOrEqualTo(step.nodes());
            }
        }
    }

    @Test
    void theBestMovesOfTheStepBeforeCutMore() {
        DeepeningStep last = steps("international", "international.giordano-lefevre", 6).getLast();
        assertThat(last.bestFirst().orElseThrow()).isLessThan(last.nodes() * 2 / 3);
    }

    @Test
    void theEngineNamesAMoveAtEveryStep() {
        assertThat(steps("italian", "damier", 3))
                .hasSize(3)
                .allSatisfy(step -> assertThat(step.move()).matches("\\d+-\\d+"));
    }

    @Test
    void aPlayerThatDoesNotSearchHasNoSteps() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> steps("italian", "random", 3))
                .withMessage("random does not deepen its search");
    }
}
