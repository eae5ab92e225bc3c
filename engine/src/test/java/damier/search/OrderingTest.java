package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.MoveList;
import damier.table.TranspositionTable;

import org.junit.jupiter.api.Test;

import java.util.stream.LongStream;

class OrderingTest {
    private static final int NO_MOVE = 0;
    private static final int WHITE = 0;
    private static final int BLACK = 1;

    private final Ordering ordering = new Ordering(2);

    @Test
    void theTablesMoveComesFirst() {
        assertThat(order(signature(13), WHITE, 11, 12, 13)).startsWith(13);
        MoveList moves = moves(11, 12, 13);
        ordering.rank(0, moves, signature(12));
        ordering.pick(0, moves, 0);
        assertThat(moves.get(0)).isEqualTo(12);
    }

    @Test
    void movesThatWereGoodElsewhereComeBeforeOthersAndThoseThatFailedLast() {
        ordering.learn(moves(11, 12, 13), 2, WHITE, 6);
        assertThat(order(NO_MOVE, WHITE, 11, 14, 13)).containsExactly(13, 14, 11);
    }

    @Test
    void theTablesMoveComesBeforeOneThatWasOftenGood() {
        for (int i = 0; i < 1000; i++) {
            ordering.learn(moves(11, 12, 13), 2, WHITE, 6);
        }
        assertThat(order(signature(11), WHITE, 12, 13, 11)).containsExactly(11, 13, 12);
    }

    @Test
    void whatIsGoodForOneSideSaysNothingOfTheOther() {
        ordering.learn(moves(11, 12, 13), 2, WHITE, 6);
        assertThat(order(NO_MOVE, BLACK, 11, 12, 13)).containsExactly(11, 12, 13);
    }

    @Test
    void aDeepNodeTeachesMoreThanAShallowOne() {
        ordering.learn(moves(11, 12), 1, WHITE, 1);
        ordering.learn(moves(11, 13), 1, WHITE, 16);
        assertThat(order(NO_MOVE, WHITE, 11, 12, 13)).containsExactly(13, 12, 11);
    }

    @Test
    void aPostponedMoveComesLastEvenIfTheTableKnowsIt() {
        MoveList moves = moves(11, 12, 13);
        ordering.rank(0, moves, signature(12), WHITE);
        assertThat(ordering.pick(0, moves, 0)).isEqualTo(12);
        assertThat(ordering.postpone(0, 0)).isTrue();
        assertThat(ordering.pick(0, moves, 0)).isNotEqualTo(12);
        assertThat(ordering.pick(0, moves, 1)).isNotEqualTo(12);
        assertThat(ordering.pick(0, moves, 2)).isEqualTo(12);
        assertThat(ordering.postpone(0, 2)).isFalse();
    }

    @Test
    void clearForgets() {
        ordering.learn(moves(11, 12, 13), 2, WHITE, 6);
        ordering.clear();
        assertThat(order(NO_MOVE, WHITE, 11, 12, 13)).containsExactly(11, 12, 13);
    }

    @Test
    void thereIsRoomForAnyNumberOfMoves() {
        long[] many = LongStream.range(0, 300).toArray();
        assertThat(order(signature(299), WHITE, many))
                .startsWith(299)
                .containsExactlyInAnyOrder(many);
    }

    private long[] order(int signature, int side, long... of) {
        MoveList moves = moves(of);
        ordering.rank(1, moves, signature, side);
        for (int i = 0; i < moves.size(); i++) {
            ordering.pick(1, moves, i);
        }
        return moves.toArray();
    }

    private static MoveList moves(long... moves) {
        var list = new MoveList();
        LongStream.of(moves).forEach(list::add);
        return list;
    }

    private static int signature(long move) {
        return TranspositionTable.signatureOf(move);
    }
}
