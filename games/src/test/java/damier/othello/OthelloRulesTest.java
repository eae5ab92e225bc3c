package damier.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Side;
import damier.othello.text.OthelloNotation;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class OthelloRulesTest {
    private static final String EMPTY_ROW = "-------- ";

    private final OthelloRules rules = new OthelloRules();
    private final OthelloNotation notation = new OthelloNotation();

    @Test
    void blackBeginsWithFourMoves() {
        OthelloPosition start = rules.newPosition();
        assertThat(start.side()).isEqualTo(Side.BLACK);
        assertThat(moves(start)).containsExactly("d3", "c4", "f5", "e6");
        assertThat(outcome(start)).isEqualTo(Rules.ONGOING);
    }

    @Test
    void aMoveFlipsTheDiscsBetweenAndGivesTheTurnAway() {
        OthelloPosition after = play(rules.newPosition(), "f5");
        assertThat(notation.format(after))
                .isEqualTo("---------------------------OX------XXX-------------------------- O");
    }

    @Test
    void aMoveFlipsInAllEightDirections() {
        OthelloPosition star =
                board(
                        "X--X--X-",
                        "-O-O-O--",
                        "--OOO---",
                        "XOO-OOOX",
                        "--OOO---",
                        "-O-O-O--",
                        "X--O--X-",
                        "---X----",
                        "X");
        assertThat(Long.bitCount(play(star, "d4").opponent())).isEqualTo(8 + 1 + 18);
    }

    @Test
    void aRunThatEndsAtTheEdgeOrBeforeAnEmptySquareIsNotFlipped() {
        OthelloPosition open = board("-OO-----", "OX------", "O-------", "O-------", "X");
        assertThat(moves(open)).containsExactly("pass");
        assertThat(rules.isLegal(open, 0)).isFalse();
    }

    @Test
    void runsDoNotGoOnAroundTheEdge() {
        OthelloPosition wrapped = board("------OO", "O-X-----", "X");
        assertThat(moves(wrapped)).isEmpty();
    }

    @Test
    void passesWhenNoDiscCanBeFlipped() {
        OthelloPosition stuck = board("XO------", "O");
        assertThat(moves(stuck)).containsExactly("pass");
        assertThat(rules.isLegal(stuck, OthelloRules.PASS)).isTrue();
        assertThat(rules.isIrreversible(stuck, OthelloRules.PASS)).isFalse();
        OthelloPosition after = play(stuck, "pass");
        assertThat(after.side()).isEqualTo(Side.BLACK);
        assertThat(after.own()).isEqualTo(stuck.opponent());
        assertThat(moves(after)).containsExactly("c1");
        assertThat(rules.isIrreversible(after, 2)).isTrue();
    }

    @Test
    void passIsNotAMoveWhileADiscCanBeFlipped() {
        assertThat(rules.isLegal(rules.newPosition(), OthelloRules.PASS)).isFalse();
    }

    @Test
    void nothingOutsideTheBoardIsLegal() {
        OthelloPosition start = rules.newPosition();
        for (long move :
                new long[] {-1, 65, 64 + 19, 19 - 64, 1L << 32 | 19, Long.MIN_VALUE | 19}) {
            assertThat(rules.isLegal(start, move)).isFalse();
        }
    }

    @Test
    void aSideWithoutDiscsHasLostAllSixtyFour() {
        OthelloPosition last = board("XO------", "X");
        OthelloPosition wiped = play(last, "c1");
        assertThat(moves(wiped)).isEmpty();
        assertThat(rules.count(wiped)).isZero();
        assertThat(outcome(wiped)).isEqualTo(-6400);
    }

    @Test
    void theShortestGameEndsAfterNineMoves() {
        OthelloPosition at = rules.newPosition();
        for (String move : List.of("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5")) {
            assertThat(outcome(at)).isEqualTo(Rules.ONGOING);
            at = play(at, move);
        }
        assertThat(outcome(at)).isEqualTo(-6400);
    }

    @Test
    void theEmptiesGoToTheWinner() {
        OthelloPosition blocked = board("XXX-OO--", "O");
        assertThat(moves(blocked)).isEmpty();
        assertThat(outcome(blocked)).isEqualTo(-100 * (64 - 2 * 2));
    }

    @Test
    void theEmptiesOfADrawGoToNobody() {
        OthelloPosition level = board("XXX-OOO-", "X");
        assertThat(outcome(level)).isZero();
    }

    @Test
    void aFullBoardIsOverAndScoredByItsDiscs() {
        String full = "X".repeat(40) + "O".repeat(24);
        assertThat(outcome(notation.position(full + " X"))).isEqualTo(1600);
        assertThat(outcome(notation.position(full + " O"))).isEqualTo(-1600);
        assertThat(moves(notation.position(full + " X"))).isEmpty();
    }

    @Test
    void nothingIsEverLoudOrThreatened() {
        assertThat(rules.isQuiet(rules.newPosition())).isTrue();
        assertThat(rules.isThreatened(rules.newPosition())).isFalse();
        assertThat(rules.repetitionsToDraw()).isZero();
    }

    @Test
    void theKeyKnowsDiscsAndSide() {
        OthelloPosition black = board("XO------", "X");
        OthelloPosition white = board("XO------", "O");
        OthelloPosition swapped = board("OX------", "O");
        assertThat(black.key()).isNotEqualTo(white.key()).isNotEqualTo(swapped.key());
        assertThat(board("XO------", "X").key()).isEqualTo(black.key());
    }

    @Test
    void boardsOfTwoDiscsHaveKeysOfTheirOwn() {
        Set<Long> keys = new HashSet<>();
        for (int black = 0; black < OthelloSquares.COUNT; black++) {
            for (int white = 0; white < OthelloSquares.COUNT; white++) {
                long whites = OthelloSquares.bit(white) & ~OthelloSquares.bit(black);
                for (Side side : Side.values()) {
                    OthelloPosition at =
                            OthelloPosition.of(OthelloSquares.bit(black), whites, side);
                    keys.add(at.key());
                }
            }
        }
        assertThat(keys).hasSize(2 * 64 * 64);
    }

    @Test
    void aSquareHasOneDisc() {
        assertThatThrownBy(() -> OthelloPosition.of(1, 1, Side.BLACK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two discs on a square");
    }

    /** Rows from the first, the rest of the board empty, and last the side to move. */
    private OthelloPosition board(String... rowsAndSide) {
        List<String> rows = new ArrayList<>(List.of(rowsAndSide));
        String side = rows.removeLast();
        while (rows.size() < OthelloSquares.WIDTH) {
            rows.add(EMPTY_ROW);
        }
        return notation.position(String.join("\n", rows) + " " + side);
    }

    private List<String> moves(OthelloPosition at) {
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        assertThat(rules.count(at)).isEqualTo(moves.size());
        List<String> names = new ArrayList<>();
        for (long move : moves.toArray()) {
            names.add(notation.format(at, move));
        }
        return names;
    }

    private OthelloPosition play(OthelloPosition at, String move) {
        OthelloPosition after = rules.newPosition();
        rules.play(at, notation.move(at, move), after);
        return after;
    }

    private int outcome(OthelloPosition at) {
        return rules.outcome(at, rules.count(at));
    }
}
