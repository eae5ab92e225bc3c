package damier.othello.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.NotationException;
import damier.core.Sentence;
import damier.games.OthelloGame;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

import org.junit.jupiter.api.Test;

class OthelloExplainerTest {
    private final OthelloExplainer explainer = new OthelloExplainer();
    private final OthelloPosition start = new OthelloRules().newPosition();

    @Test
    void aMoveIsExplainedByTheDiscsItTurns() {
        assertThat(Sentence.texts(explainer.move(start, "d3")))
                .containsExactly(
                        "d3 turns d4: a disc in a line between the new disc and another of yours"
                                + " (WOF rule 3)");
        assertThat(Sentence.texts(explainer.square(position("XOO-----", "X"), 3)))
                .containsExactly(
                        "d1 turns b1 c1: discs in a line between the new disc and another of yours"
                                + " (WOF rule 3), and all of them must turn (WOF rule 6)");
    }

    @Test
    void aSquareThatTurnsNothingCannotBePlayed() {
        assertThat(Sentence.texts(explainer.square(start, 18)))
                .containsExactly(
                        "c3 turns nothing: a move must turn at least one disc (WOF rule 2);"
                                + " moves: d3 c4 f5 e6");
    }

    @Test
    void aTakenSquareCannotBePlayed() {
        assertThat(Sentence.texts(explainer.move(start, "e4")))
                .containsExactly(
                        "e4: the square is taken, and a disc never leaves its square (WOF rule 8)");
    }

    @Test
    void aPassIsForcedOrForbidden() {
        OthelloPosition stuck = position("XO------", "O");
        assertThat(Sentence.texts(explainer.move(stuck, "pass")))
                .containsExactly("White has no move that turns a disc and must pass (WOF rule 2)");
        assertThat(Sentence.texts(explainer.position(stuck)))
                .isEqualTo(Sentence.texts(explainer.move(stuck, "--")));
        assertThat(Sentence.texts(explainer.move(start, "pass")))
                .containsExactly(
                        "you may pass only when you have no move (WOF rule 2);"
                                + " moves: d3 c4 f5 e6");
    }

    @Test
    void theSideToMoveMustTurnADisc() {
        assertThat(Sentence.texts(explainer.position(start)))
                .containsExactly(
                        "Black must turn at least one disc (WOF rule 2); moves: d3 c4 f5 e6");
    }

    @Test
    void aGameThatIsOverIsExplainedByItsScore() {
        OthelloPosition blocked = position("XXX-OO--", "O");
        String ending =
                "neither side can turn a disc: the game is over, and most discs win (WOF rule 10)";
        String score =
                "Black wins 3-2, which counts as 62-2: the empties go to the winner"
                        + " (WOF tournament rules, final score)";
        assertThat(Sentence.texts(explainer.position(blocked))).containsExactly(ending, score);
        assertThat(explainer.ending(blocked).text()).isEqualTo(ending);
        assertThat(Sentence.texts(explainer.square(blocked, 3)))
                .containsExactly(
                        "the game is over: neither side can turn a disc (WOF rule 10)", score);
    }

    @Test
    void aDrawAndAFullBoardHaveNoEmptiesToGive() {
        assertThat(Sentence.texts(explainer.position(position("XXX-OOO-", "X"))))
                .contains("a draw, 3-3");
        OthelloPosition full =
                new OthelloNotation().position("O".repeat(33) + "X".repeat(31) + "X");
        assertThat(Sentence.texts(explainer.position(full))).contains("White wins 33-31");
    }

    @Test
    void whatIsNoMoveIsNotExplained() {
        assertThatThrownBy(() -> explainer.move(start, "d9"))
                .isInstanceOf(NotationException.class)
                .hasMessage("move: 'd9' is neither a square nor a pass (column 1)");
    }

    @Test
    void theKindOfGameHoldsItsRulesAndTexts() {
        assertThat(OthelloGame.definition().id()).isEqualTo("othello");
        assertThat(OthelloGame.definition().rules().count(start)).isEqualTo(4);
        assertThat(OthelloGame.definition().endedGamesCount()).isTrue();
    }

    private static OthelloPosition position(String firstRow, String side) {
        return new OthelloNotation().position(firstRow + "-".repeat(56) + " " + side);
    }
}
