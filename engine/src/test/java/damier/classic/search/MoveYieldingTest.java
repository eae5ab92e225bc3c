package damier.classic.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import damier.classic.Kinds;
import damier.classic.evaluation.SquareBonuses;
import damier.core.Game;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;

class MoveYieldingTest {
    private static final SquareBonuses BONUSES =
            new SquareBonuses(
                    List.of(
                            99.0, -8.0, 8.0, 6.0, //
                            -8.0, -24.0, -4.0, -3.0, //
                            8.0, -4.0, 7.0, 4.0, //
                            6.0, -3.0, 4.0, 0.0));

    private static int square(String name) {
        return OthelloSquares.named(name.charAt(0), name.charAt(1));
    }

    private static List<Long> list(Iterable<Long> moves) {
        List<Long> list = new ArrayList<>();
        moves.forEach(list::add);
        return list;
    }

    @Test
    void everyMoveIsYieldedExactlyOnce() {
        for (int seed = 0; seed < 200; seed++) {
            Game game = Kinds.randomGame(Kinds.OTHELLO, seed, seed % 60);
            long[] moves = game.legalMoves();
            if (moves[0] == OthelloRules.PASS) {
                continue;
            }
            double threshold = new Random(seed).nextDouble();
            List<Long> yielded =
                    list(
                            new MoveYielding(BONUSES, threshold, 0.5)
                                    .order((OthelloPosition) game.position(), moves));

            assertThat(yielded)
                    .containsExactlyInAnyOrderElementsOf(Arrays.stream(moves).boxed().toList());
        }
    }

    @Test
    void onlyTheProductOfThresholdAndKMatters() {
        for (int round = 1; round <= 60; round++) {
            Game game = Kinds.randomGame(Kinds.OTHELLO, round, round - 1);
            OthelloPosition at = (OthelloPosition) game.position();
            long[] moves = game.legalMoves();
            if (moves[0] != OthelloRules.PASS) {
                assertThat(list(new MoveYielding(BONUSES, 0.3, 0.07 * round).order(at, moves)))
                        .isEqualTo(
                                list(
                                        new MoveYielding(BONUSES, 0.03, 0.7 * round)
                                                .order(at, moves)));
            }
        }
    }

    @Test
    void probabilityIsTheShareOfBetterSquaresTimesTheShareOfMovesToCome() {
        MoveYielding yielding = new MoveYielding(BONUSES, 0.3, 0.7 * 2);

        // 60 of 64 squares are better than b2; 3 of 4 moves are to come.
        assertThat(yielding.probabilityOfBetter(square("b2"), 1, 4))
                .isCloseTo(60.0 / 64 / 1.4 * 3 / 4, within(1e-12));
        assertThat(yielding.probabilityOfBetter(square("b2"), 4, 4)).isZero();
        assertThat(yielding.probabilityOfBetter(square("a1"), 1, 4)).isZero();
    }

    @Test
    void movesKeptBackComeLastAndBestFirst() {
        Game game = new Game(Kinds.OTHELLO);
        long[] moves = {square("b2"), square("g2"), square("c3"), square("a1"), square("c1")};
        MoveYielding yielding = new MoveYielding(BONUSES, 0.1, 1);

        // c3 has 12 better squares and 2 of 5 moves behind it: 0.075. b2 and g2 are equal.
        assertThat(list(yielding.order((OthelloPosition) game.position(), moves)))
                .containsExactly(moves[2], moves[3], moves[4], moves[0], moves[1]);
    }

    @Test
    void defaultsKeepNothingBackAfterTheFirstRounds() {
        MoveYielding first = new MoveYielding(BONUSES, 0.3, Hardness.LINEAR.at(1, 0.7));
        MoveYielding fifth = new MoveYielding(BONUSES, 0.3, Hardness.LINEAR.at(5, 0.7));

        assertThat(first.probabilityOfBetter(square("b2"), 1, 4)).isGreaterThan(0.3);
        assertThat(fifth.probabilityOfBetter(square("b2"), 1, 33)).isLessThan(0.3);
    }

    @Test
    void nothingComesAfterTheLastMove() {
        Game game = new Game(Kinds.OTHELLO);
        Iterator<Long> none =
                new MoveYielding(BONUSES, 0.3, 1)
                        .order((OthelloPosition) game.position(), new long[0])
                        .iterator();

        assertThat(none).isExhausted();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(none::next);
    }

    @Test
    void staticOrderIsByBonusAndKeepsEqualMovesAsTheyCame() {
        Game game = new Game(Kinds.OTHELLO);
        long[] moves = {square("b2"), square("g2"), square("c3"), square("a1"), square("c1")};

        assertThat(new StaticOrder(BONUSES).order((OthelloPosition) game.position(), moves))
                .containsExactly(moves[3], moves[4], moves[2], moves[0], moves[1]);
    }
}
